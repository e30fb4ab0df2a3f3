import sanitize from 'sanitize-html'

const before = 24
const length = 96

/** Characters of rich text as a reader sees them: no tags, entities as their characters, single spaces. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|h[1-6]|li|td|th|tr|div|blockquote)>|<br\s*\/?>/gi, '$& ')
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The part of a rich text around the first of the words, as plain text; empty when none stands in it. */
export function excerpt(html: string, words: string[]): string {
  if (!html) return ''
  const text = plainText(html)
  const low = text.toLowerCase()
  const places = words.map((word) => low.indexOf(word.toLowerCase())).filter((at) => at >= 0)
  if (!places.length) return ''

  const start = Math.max(0, Math.min(...places) - before)
  const piece = text.slice(start, start + length).toWellFormed()
  return `${start > 0 ? '…' : ''}${piece}${start + length < text.length ? '…' : ''}`
}
