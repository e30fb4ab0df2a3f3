import { createElement, useMemo, type ReactNode } from 'react'
import { SafeNodes } from '../../../components/SafeHtml'
import styles from './Audit.module.css'
import { diffDocuments, parseHtml, type Pieces } from './documentDiff'
import { diffTexts, type Run } from './textDiff'

type Side = 'before' | 'after'
const tags = { before: 'del', after: 'ins' } as const

/** Highlights words of one side only: deleted on the left, inserted on the right. */
function Runs({ runs, side }: { runs: Run[]; side: Side }) {
  return runs.map(({ text, changed }, at) =>
    changed ? createElement(tags[side], { key: at, className: styles[side] }, text) : text
  )
}

export function DiffText(props: { before: string; after: string; side: Side }) {
  const { before, after, side } = props
  const runs = useMemo(() => diffTexts(before, after), [before, after])
  return <Runs runs={runs[side]} side={side} />
}

export function DiffHtml(props: { before: string; after: string; side: Side }) {
  const { before, after, side } = props
  const { body, pieces, same } = useMemo(() => {
    const bodies = { before: parseHtml(before), after: parseHtml(after) }
    const found = diffDocuments(bodies.before, bodies.after)
    return { body: bodies[side], pieces: found[side], same: found.same }
  }, [before, after, side])

  return (
    <>
      <SafeNodes nodes={body.childNodes} draw={markChanges(pieces, side)} />
      {same && side === 'after' && <p className={styles.aside}>文字没有变化，只调整了格式。</p>}
    </>
  )
}

const markChanges = (pieces: Pieces, side: Side) => (node: Node, rendered: ReactNode) => {
  const runs = pieces.get(node)
  if (!runs) return rendered
  if (node.nodeType === Node.TEXT_NODE) return <Runs runs={runs} side={side} />
  return runs[0]!.changed ? <span className={styles[`${side}Block`]}>{rendered}</span> : rendered
}
