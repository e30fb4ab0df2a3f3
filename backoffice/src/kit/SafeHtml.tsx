import { isUnreadable, isVoid, toReactElement } from '@zhuxue/api/rich-text-view'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import styles from './SafeHtml.module.css'

/** Has the last word on what a permitted node looks like: `usual` is what it is drawn as anywhere else. */
type Draw = (node: Node, usual: ReactNode) => ReactNode
const asUsual: Draw = (_, usual) => usual

export function SafeHtml({ html }: { html: string }) {
  const nodes = useMemo(
    () => new DOMParser().parseFromString(html, 'text/html').body.childNodes,
    [html]
  )
  return <SafeNodes nodes={nodes} />
}

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
  if (isUnreadable(tag)) return null

  const shown = toReactElement({ tag, attribute: (name) => node.getAttribute(name) }, inFormula)
  const children = [...node.childNodes].map((child, at) =>
    rebuilt(child, at, shown.inFormula, draw)
  )
  if (!shown.isKept) return <Fragment key={key}>{children}</Fragment>
  const element = createElement(tag, { ...shown.props, key }, ...(isVoid(tag) ? [] : children))
  return draw === asUsual ? element : <Fragment key={key}>{draw(node, element)}</Fragment>
}
