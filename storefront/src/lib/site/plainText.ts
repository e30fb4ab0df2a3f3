import { withFormulasAsText } from '@zhuxue/api/rich-text'
import { wellFormed } from './wellFormed'

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The beginning of a rich text without markup. It is text, not safe HTML: escape it when printed. */
export function plainText(html: string, maxLength = 120): string {
  const text = withFormulasAsText(html)
    .replace(/<\/?(?:p|h[1-6]|li|t[dhr]|br|hr|blockquote|pre|figure|ul|ol)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > maxLength ? `${wellFormed(text.slice(0, maxLength - 1))}…` : text
}
