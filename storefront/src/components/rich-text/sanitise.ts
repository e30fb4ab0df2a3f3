import { sanitizerOptions } from '@zhuxue/api/rich-text-pass'
import sanitizeHtml from 'sanitize-html'

/** The API sanitizes text too; this stops what an older version let through (docs/threats.md T55). */
export function sanitise(html: string): string {
  const pass = sanitizerOptions({ preservesFormulas: true, nestingLimit: 250, link: { target: '_blank' } })
  return sanitizeHtml(html, pass).replace(/ \/>/g, '>')
}
