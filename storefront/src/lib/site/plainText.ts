import { withFormulasAsText } from '@zhuxue/api/rich-text'

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/**
 * The beginning of a rich text without its marks, for descriptions that machines read. It is text and not
 * safe HTML: whoever prints it escapes it.
 */
export function plainText(html: string, most = 120): string {
  const text = withFormulasAsText(html)
    .replace(/<\/?(?:p|h[1-6]|li|t[dhr]|br|hr|blockquote|pre|figure|ul|ol)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text
}
