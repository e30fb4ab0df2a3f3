import { FormulaAttribute, FormulaTags, harmlessAddress, permitted, TextTags } from './schema.js'

/** An element as a browser has parsed it. */
interface Parsed {
  tag: string
  attribute: (name: string) => string | null
}

interface Shown {
  /** Whether the element stands itself, or only what it holds. */
  stands: boolean
  /** Whether what it holds is MathML. */
  inFormula: boolean
  /** Its attributes by React's names. */
  props: Record<string, string>
}

const known = { ...TextTags, ...FormulaTags }
const named: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }

/** Whether an element goes with all that it holds: its text is nothing to read. */
export function isUnreadable(tag: string): boolean {
  return ['script', 'style', 'template', 'noscript', 'title', 'svg'].includes(tag)
}

/** Whether an element never holds anything. */
export function isVoid(tag: string): boolean {
  return ['br', 'hr', 'img', 'col'].includes(tag)
}

/**
 * What the shop and the console rebuild an element of a rich text as, in React: the last guard, for a text that
 * came past the one that saves it. Links leave the site in a window of their own and say nothing of where from.
 */
export function shownAs({ tag, attribute }: Parsed, inFormula: boolean): Shown {
  const formula = Boolean(attribute(FormulaAttribute)?.trim())
  const stands = permitted(tag, inFormula) && (tag !== 'div' || formula)
  return {
    stands,
    inFormula: inFormula || (stands && formula),
    props: stands ? propsOf({ tag, attribute }) : {},
  }
}

function propsOf({ tag, attribute }: Parsed): Record<string, string> {
  const props: Record<string, string> = {}
  for (const name of known[tag] ?? []) {
    const value = attribute(name)
    if (value === null) continue
    if (['href', 'src'].includes(name) && !harmlessAddress(tag, value)) continue
    props[named[name] ?? name] = value
  }
  if (tag === 'a') Object.assign(props, { rel: 'noopener noreferrer nofollow', target: '_blank' })
  if (tag === 'img') props.loading = 'lazy'
  return props
}
