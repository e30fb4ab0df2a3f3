import {
  FormulaAttribute,
  FormulaTags,
  harmlessAddress,
  permitted,
  TextTags,
} from '@zhuxue/api/rich-text'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import styles from './SafeHtml.module.css'

const known = { ...TextTags, ...FormulaTags }
const named: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }
const withoutText = ['script', 'style', 'template', 'noscript', 'title', 'svg']
const empty = ['br', 'hr', 'img', 'col']

/** Has the last word on what a permitted node looks like: `usual` is what it is drawn as anywhere else. */
type Draw = (node: Node, usual: ReactNode) => ReactNode
const asUsual: Draw = (_, usual) => usual

/** Shows a text as React elements of the list of what is allowed: no markup is ever handed to the page. */
export function SafeHtml({ html }: { html: string }) {
  const nodes = useMemo(
    () => new DOMParser().parseFromString(html, 'text/html').body.childNodes,
    [html]
  )
  return <SafeNodes nodes={nodes} />
}

/** The same of a text that is parsed already. */
export function SafeNodes({ nodes, draw }: { nodes: Iterable<Node>; draw?: Draw }) {
  const content = useMemo(
    () => [...nodes].map((node, key) => rebuilt(node, key, false, draw)),
    [nodes, draw]
  )
  return <div className={styles.prose}>{content}</div>
}

function rebuilt(node: Node, key: number, inFormula: boolean, draw = asUsual): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    return <Fragment key={key}>{draw(node, node.textContent)}</Fragment>
  }
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (withoutText.includes(tag)) return null

  const formula = Boolean(node.getAttribute(FormulaAttribute)?.trim())
  const stands = permitted(tag, inFormula) && (tag !== 'div' || formula)
  const inside = inFormula || (stands && formula)
  const children = [...node.childNodes].map((child, at) => rebuilt(child, at, inside, draw))
  if (!stands) return <Fragment key={key}>{children}</Fragment>
  const element = createElement(
    tag,
    { ...propsOf(node, tag), key },
    ...(empty.includes(tag) ? [] : children)
  )
  return draw === asUsual ? element : <Fragment key={key}>{draw(node, element)}</Fragment>
}

function propsOf(node: Element, tag: string) {
  const props: Record<string, string> = {}
  for (const name of known[tag] ?? []) {
    const value = node.getAttribute(name)
    if (value === null) continue
    if (['href', 'src'].includes(name) && !harmlessAddress(tag, value)) continue
    props[named[name] ?? name] = value
  }
  if (tag === 'a') Object.assign(props, { target: '_blank', rel: 'noopener noreferrer nofollow' })
  if (tag === 'img') props.loading = 'lazy'
  return props
}
