import { toReactNodes } from '@zhuxue/api/rich-text-view'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import styles from './SafeHtml.module.css'

export function SafeHtml({ html }: { html: string }) {
  const nodes = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body.childNodes, [html])
  return <SafeNodes nodes={nodes} />
}

/** @param props.draw can replace how an allowed node is rendered */
export function SafeNodes(props: { nodes: Iterable<Node>; draw?: (node: Node, usual: ReactNode) => ReactNode }) {
  const { nodes, draw } = props
  const content = useMemo(() => toReactNodes<ReactNode>(nodes, { createElement, Fragment }, draw), [nodes, draw])
  return <div className={styles.prose}>{content}</div>
}
