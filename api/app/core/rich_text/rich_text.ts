import sanitize from 'sanitize-html'
import { formula } from '#core/rich_text/formula'
import { richTextPass } from '#core/rich_text/sanitizer'
import { FormulaAttribute, withFormulasAsText } from '#core/rich_text/schema'

/** Formulas of one text that are rendered; whatever stands in the others' place is their LaTeX. */
const mostFormulas = 500

/** Two are enough for what an editor writes; nothing known needs more than four. */
const mostPasses = 6

/** The last texts cleaned: a popular page is cleaned once and not for each of its readers. */
const cleaned = new Map<string, string>()
const mostKept = 200

/**
 * HTML that is safe to put into a page. No style, no class, no frame, no form, images only from https or
 * our own store. A formula is its LaTeX in `data-formula`: what stands inside it is thrown away and
 * rendered here, so that no author ever writes MathML. Cleaning what is clean changes nothing. The text is
 * cleaned when it is saved and again when it is shown (threat T55).
 */
export function safeHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known

  const safe = withFormulas(sanitizeUntilStable(html))
  if (cleaned.size >= mostKept) cleaned.delete(cleaned.keys().next().value!)
  cleaned.set(html, safe)
  return safe
}

/** The words of a rich text, a formula as its LaTeX, for summaries and search. */
export function plainText(html: string): string {
  const spaced = withFormulasAsText(sanitizeUntilStable(html)).replace(
    /<\/(p|h[1-6]|li|td|th|tr|div|blockquote|pre|figure)>|<br>/g,
    '$& '
  )
  return unescaped(spaced.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Ill-formed markup may come out of one cleaning in a shape that the next would still mend. */
function sanitizeUntilStable(html: string): string {
  let before = html
  for (let pass = 0; pass < mostPasses; pass++) {
    const after = sanitizeOnce(before)
    if (after === before) return after
    before = after
  }
  return before
}

/** Everything that is allowed outside of formulas, and every formula with nothing inside. */
function sanitizeOnce(html: string): string {
  return sanitize(html, richTextPass({ keepsFormulas: false, nestingLimit: 50 })).replace(
    / \/>/g,
    '>'
  )
}

/** Safe to read by pattern: outside of tags every `<` of a clean text is an entity. */
function withFormulas(clean: string): string {
  let count = 0
  return clean.replace(
    /<(span|div) data-formula="([^"]*)"><\/\1>/g,
    (_whole, tag: string, latex: string) => {
      const markup = ++count > mostFormulas ? latex : formula(unescaped(latex), tag === 'div')
      return `<${tag} ${FormulaAttribute}="${latex}">${markup}</${tag}>`
    }
  )
}

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const unescaped = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign]!)
