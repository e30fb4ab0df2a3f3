import { isUnreadable, isVoid, toReactElement } from '@zhuxue/api/rich-text-view'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'

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
  const tag = node.localName
  if (isUnreadable(tag)) return null

  const shown = toReactElement({ tag, attribute: (name) => node.getAttribute(name) }, inFormula)
  const children = [...node.childNodes].map((child, at) => rebuilt(child, at, shown.inFormula))
  if (!shown.isKept) return createElement(Fragment, { key: position }, children)
  const props = { ...shown.props, key: position }
  return isVoid(tag) ? createElement(tag, props) : createElement(tag, props, children)
}
