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

/** Shows a text as React elements of the list of what is allowed: no markup is ever handed to the page. */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(() => {
    const body = new DOMParser().parseFromString(html, 'text/html').body
    return [...body.childNodes].map((node, key) => rebuilt(node, key, false))
  }, [html])
  return <div className={styles.prose}>{content}</div>
}

function rebuilt(node: Node, key: number, inFormula: boolean): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (withoutText.includes(tag)) return null

  const formula = Boolean(node.getAttribute(FormulaAttribute)?.trim())
  const stands = permitted(tag, inFormula) && (tag !== 'div' || formula)
  const inside = inFormula || (stands && formula)
  const children = [...node.childNodes].map((child, at) => rebuilt(child, at, inside))
  if (!stands) return <Fragment key={key}>{children}</Fragment>
  return createElement(
    tag,
    { ...propsOf(node, tag), key },
    ...(empty.includes(tag) ? [] : children)
  )
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
