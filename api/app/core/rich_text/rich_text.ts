import sanitize from 'sanitize-html'
import { renderFormula } from '#core/rich_text/formula'
import { sanitizerOptions } from '#core/rich_text/sanitizer'
import { FormulaAttribute, withFormulasAsText } from '#core/rich_text/schema'

const mostFormulas = 500

/** An editor's output needs two, the worst known input four. */
const mostPasses = 6

const cleaned = new Map<string, string>()
const mostKept = 200

/**
 * Safe HTML: no style, class, frame or form, images only from https or our own store. Formulas are rendered
 * here from
 * `data-formula`, so that no author writes MathML. Idempotent; applied on saving and on reading (docs/threats.md T55).
 */
export function safeHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known

  const safe = withFormulas(sanitizeUntilStable(html))
  if (cleaned.size >= mostKept) cleaned.delete(cleaned.keys().next().value!)
  cleaned.set(html, safe)
  return safe
}

/** For summaries and search; formulas as LaTeX. */
export function plainText(html: string): string {
  const spaced = withFormulasAsText(sanitizeUntilStable(html)).replace(
    /<\/(p|h[1-6]|li|td|th|tr|div|blockquote|pre|figure)>|<br>/g,
    '$& '
  )
  return unescaped(spaced.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** One pass over ill-formed markup may produce markup that the next pass changes again. */
function sanitizeUntilStable(html: string): string {
  let before = html
  for (let pass = 0; pass < mostPasses; pass++) {
    const after = sanitizeOnce(before)
    if (after === before) return after
    before = after
  }
  return before
}

function sanitizeOnce(html: string): string {
  return sanitize(html, sanitizerOptions({ keepsFormulas: false, nestingLimit: 50 })).replace(
    / \/>/g,
    '>'
  )
}

/** Regular expressions are safe here: in clean text every `<` outside of tags is an entity. */
function withFormulas(clean: string): string {
  let count = 0
  return clean.replace(
    /<(span|div) data-formula="([^"]*)"><\/\1>/g,
    (_whole, tag: string, latex: string) => {
      const markup = ++count > mostFormulas ? latex : renderFormula(unescaped(latex), tag === 'div')
      return `<${tag} ${FormulaAttribute}="${latex}">${markup}</${tag}>`
    }
  )
}

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const unescaped = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign]!)
