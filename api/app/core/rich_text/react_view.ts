import { FormulaAttribute, FormulaTags, isSafeUrl, isAllowedTag, TextTags } from './schema.js'

interface ParsedElement {
  tag: string
  attribute: (name: string) => string | null
}

interface ReactElementProps {
  isUpToDate: boolean
  inFormula: boolean
  props: Record<string, string>
}

interface ParsedNode {
  nodeType: number
  textContent: string | null
  childNodes: Iterable<ParsedNode>
  localName?: string
  getAttribute?: (name: string) => string | null
}

/** React, which this file does not import: both front ends pass theirs. */
interface React<Shown> {
  createElement: (type: any, props: object, ...children: Shown[]) => Shown
  Fragment: unknown
}

/** Can replace the rendering of an allowed node: `usual` is the default. */
type Draw<Shown> = (node: any, usual: Shown) => Shown

const known = { ...TextTags, ...FormulaTags }
const textNode = 3
const named: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }

function isUnreadable(tag: string): boolean {
  return ['script', 'style', 'template', 'noscript', 'title', 'svg'].includes(tag)
}

function isVoid(tag: string): boolean {
  return ['br', 'hr', 'img', 'col'].includes(tag)
}

/** Nodes of an inert document, rebuilt from allowed elements: text never becomes markup. */
export function toReactNodes<Shown>(
  nodes: Iterable<ParsedNode>,
  react: React<Shown>,
  draw?: Draw<Shown>,
  inFormula = false
): Shown[] {
  const { createElement, Fragment } = react
  return Array.from(nodes, (node, key) => {
    const drawn = (usual: Shown) => createElement(Fragment, { key }, draw ? draw(node, usual) : usual)
    if (node.nodeType === textNode) return drawn(node.textContent as Shown)
    const tag = node.localName
    if (tag === undefined || isUnreadable(tag)) return null as Shown

    const attribute = (name: string) => node.getAttribute!(name)
    const shown = toReactElement({ tag, attribute }, inFormula)
    const children = toReactNodes(node.childNodes, react, draw, shown.inFormula)
    if (!shown.isUpToDate) return createElement(Fragment, { key }, ...children)
    const element = createElement(tag, { ...shown.props, key }, ...(isVoid(tag) ? [] : children))
    return draw ? drawn(element) : element
  })
}

/** For text that bypassed the sanitizer on saving. External links open without referrer. */
export function toReactElement({ tag, attribute }: ParsedElement, inFormula: boolean): ReactElementProps {
  const formula = Boolean(attribute(FormulaAttribute)?.trim())
  const isUpToDate = isAllowedTag(tag, inFormula) && (tag !== 'div' || formula)
  return {
    isUpToDate,
    inFormula: inFormula || (isUpToDate && formula),
    props: isUpToDate ? propsOf({ tag, attribute }) : {},
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
