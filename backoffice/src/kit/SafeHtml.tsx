import { createElement, Fragment, type ReactNode } from 'react'
import styles from './SafeHtml.module.css'

const tags = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'br',
  'hr',
  'span',
  'div',
  'blockquote',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'sub',
  'sup',
])
const attributes: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan'],
}
const empty = new Set(['br', 'hr', 'img'])
const safeUrl = /^(https?:|\/|data:image\/)/i

/** Shows a description as React elements of a short list of tags: no markup is ever handed to the page. */
export function SafeHtml({ html }: { html: string }) {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return <div className={styles.prose}>{[...body.childNodes].map(render)}</div>
}

function render(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  const children = [...node.childNodes].map(render)
  if (tag === 'script' || tag === 'style') return null
  if (!tags.has(tag)) return <Fragment key={key}>{children}</Fragment>
  return createElement(tag, { key, ...propsOf(node, tag) }, ...(empty.has(tag) ? [] : children))
}

function propsOf(node: Element, tag: string) {
  const props: Record<string, string> =
    tag === 'a' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  for (const name of attributes[tag] ?? []) {
    const value = node.getAttribute(name)
    if (value === null) continue
    if ((name === 'href' || name === 'src') && !safeUrl.test(value)) continue
    props[name] = value
  }
  return props
}
