import { sanitizerOptions } from '@zhuxue/api/rich-text-pass'
import sanitizeHtml from 'sanitize-html'

/**
 * The second pass over rich text. The api cleans it and renders its formulas; this one stands where the
 * text meets a page, so that what an older version let through still cannot run (security T55). MathML is
 * kept inside a formula and text outside of one: neither can change how the other is parsed.
 */
export function sanitise(html: string): string {
  const pass = sanitizerOptions({
    keepsFormulas: true,
    nestingLimit: 250,
    link: { target: '_blank' },
  })
  return sanitizeHtml(html, pass).replace(/ \/>/g, '>')
}
