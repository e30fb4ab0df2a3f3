import { FormulaAttribute, FormulaTags, isSafeUrl, isAllowedTag, TextTags } from './schema.js'

interface ParsedElement {
  tag: string
  attribute: (name: string) => string | null
}

interface ReactElementProps {
  /** False when only its children are rendered. */
  isKept: boolean
  inFormula: boolean
  props: Record<string, string>
}

const known = { ...TextTags, ...FormulaTags }
const named: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }

export function isUnreadable(tag: string): boolean {
  return ['script', 'style', 'template', 'noscript', 'title', 'svg'].includes(tag)
}

export function isVoid(tag: string): boolean {
  return ['br', 'hr', 'img', 'col'].includes(tag)
}

/**
 * The last guard before a page, for text that bypassed the sanitizer on saving. External links open in a new
 * window without referrer.
 */
export function toReactElement(
  { tag, attribute }: ParsedElement,
  inFormula: boolean
): ReactElementProps {
  const formula = Boolean(attribute(FormulaAttribute)?.trim())
  const isKept = isAllowedTag(tag, inFormula) && (tag !== 'div' || formula)
  return {
    isKept,
    inFormula: inFormula || (isKept && formula),
    props: isKept ? propsOf({ tag, attribute }) : {},
  }
}

function propsOf({ tag, attribute }: ParsedElement): Record<string, string> {
  const props: Record<string, string> = {}
  for (const name of known[tag] ?? []) {
    const value = attribute(name)
    if (value === null) continue
    if (['href', 'src'].includes(name) && !isSafeUrl(tag, value)) continue
    props[named[name] ?? name] = value
  }
  if (tag === 'a') Object.assign(props, { rel: 'noopener noreferrer nofollow', target: '_blank' })
  if (tag === 'img') props.loading = 'lazy'
  return props
}
