import { trustedTypes } from './trustedTypes'

const policy = trustedTypes?.createPolicy('zhuxue-parse', { createHTML: (html) => html })

/** The document has no window: it runs no script and loads nothing. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}
