import {
  FormulaAttribute,
  FormulaTags,
  harmlessAddress,
  permitted,
  TextTags,
} from '@zhuxue/api/rich-text'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'

const known = { ...TextTags, ...FormulaTags }
const named: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }
const withoutText = ['script', 'style', 'template', 'noscript', 'title', 'svg']

/**
 * Rich text that arrives after the page did. It is parsed in an inert document and rebuilt from the list of
 * what is allowed, so that no text ever becomes markup by itself.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => {
    const body = new DOMParser().parseFromString(html, 'text/html').body
    return [...body.childNodes].map((node, position) => rebuilt(node, position, false))
  }, [html])
  return <div className="prose">{content}</div>
}

function rebuilt(node: Node, position: number, inFormula: boolean): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (withoutText.includes(name)) return null

  const formula = Boolean(node.getAttribute(FormulaAttribute)?.trim())
  const stands = permitted(name, inFormula) && (name !== 'div' || formula)
  const inside = inFormula || (stands && formula)
  const children = [...node.childNodes].map((child, at) => rebuilt(child, at, inside))
  if (!stands) return createElement(Fragment, { key: position }, children)
  const props = { ...propsOf(node, name), key: position }
  return ['br', 'hr', 'img', 'col'].includes(name)
    ? createElement(name, props)
    : createElement(name, props, children)
}

function propsOf(node: Element, name: string): Record<string, string> {
  const props: Record<string, string> = {}
  for (const attribute of known[name] ?? []) {
    const value = node.getAttribute(attribute)
    if (value === null) continue
    if (['href', 'src'].includes(attribute) && !harmlessAddress(name, value)) continue
    props[named[attribute] ?? attribute] = value
  }
  if (name === 'a') Object.assign(props, { rel: 'noopener noreferrer nofollow', target: '_blank' })
  if (name === 'img') props.loading = 'lazy'
  return props
}
