import { createElement, Fragment, useMemo, type ReactNode } from 'react'

const tags = new Set(
  'p br h1 h2 h3 h4 strong b em i u s sub sup blockquote ul ol li a img table thead tbody tr th td hr code pre span'.split(
    ' '
  )
)
const attributes: Record<string, string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan'],
}

/**
 * Rich text that arrives after the page did. It is parsed in an inert document and rebuilt from a list of
 * what is allowed, so that no text ever becomes markup by itself.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => {
    const body = new DOMParser().parseFromString(html, 'text/html').body
    return [...body.childNodes].map(rebuilt)
  }, [html])
  return <div className="prose">{content}</div>
}

function rebuilt(node: Node, position: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.tagName.toLowerCase()
  if (name === 'script' || name === 'style') return null
  const children = [...node.childNodes].map(rebuilt)
  if (!tags.has(name)) return createElement(Fragment, { key: position }, children)
  const props: Record<string, string | number> = { key: position }
  for (const attribute of attributes[name] ?? []) {
    const value = node.getAttribute(attribute)
    if (value && isHarmless(attribute, value)) props[attribute] = value
  }
  if (name === 'a') Object.assign(props, { rel: 'noopener noreferrer', target: '_blank' })
  return ['br', 'hr', 'img'].includes(name)
    ? createElement(name, props)
    : createElement(name, props, children)
}

function isHarmless(attribute: string, value: string): boolean {
  if (attribute !== 'href' && attribute !== 'src') return true
  return value.startsWith('/') ? !value.startsWith('//') : /^(https?:|tel:|mailto:)/i.test(value)
}
