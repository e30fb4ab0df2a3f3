import { parseHtml } from '~/lib/site/parseHtml'
import './prose.css'
import { toReactNodes } from '@zhuxue/api/rich-text-view'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'

export function RichText({ html }: { html: string }) {
  const content = useMemo(() => {
    const { body } = parseHtml(html)
    return toReactNodes<ReactNode>(body.childNodes, { createElement, Fragment })
  }, [html])
  return <div className="prose">{content}</div>
}
