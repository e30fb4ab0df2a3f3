import { createElement, useMemo, type ReactNode } from 'react'
import { SafeNodes } from '../../../kit/SafeHtml'
import styles from './Audit.module.css'
import { compareDocuments, parsed, type Pieces } from './documents'
import { compareTexts, type Run } from './words'

type Side = 'before' | 'after'
const tags = { before: 'del', after: 'ins' } as const

/** Words that are only on this side stand out: taken away on the left, put in on the right. */
function Runs({ runs, side }: { runs: Run[]; side: Side }) {
  return runs.map(({ text, changed }, at) =>
    changed ? createElement(tags[side], { key: at, className: styles[side] }, text) : text
  )
}

/** A plain text with what differs from the other side marked. */
export function MarkedText(props: { before: string; after: string; side: Side }) {
  const { before, after, side } = props
  const runs = useMemo(() => compareTexts(before, after), [before, after])
  return <Runs runs={runs[side]} side={side} />
}

/** A rich text, drawn like anywhere else, with the words and pictures marked that the other side lacks. */
export function MarkedHtml(props: { before: string; after: string; side: Side }) {
  const { before, after, side } = props
  const { body, pieces, same } = useMemo(() => {
    const bodies = { before: parsed(before), after: parsed(after) }
    const found = compareDocuments(bodies.before, bodies.after)
    return { body: bodies[side], pieces: found[side], same: found.same }
  }, [before, after, side])

  return (
    <>
      <SafeNodes nodes={body.childNodes} draw={drawn(pieces, side)} />
      {same && side === 'after' && <p className={styles.aside}>文字没有变化，只调整了格式。</p>}
    </>
  )
}

const drawn = (pieces: Pieces, side: Side) => (node: Node, usual: ReactNode) => {
  const runs = pieces.get(node)
  if (!runs) return usual
  if (node.nodeType === Node.TEXT_NODE) return <Runs runs={runs} side={side} />
  return runs[0]!.changed ? <span className={styles[`${side}Thing`]}>{usual}</span> : usual
}
