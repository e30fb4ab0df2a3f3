import { setImmediate as nextTurn } from 'node:timers/promises'
import { textCache } from '#core/cache/memory_cache'
import { lazily } from '#core/process/lazily'
import { originsOf } from '#core/rich_text/storage_origins'
import { renderFormula } from '#core/rich_text/formula'
import { sanitizerOptions } from '#core/rich_text/sanitizer'
import {
  FormulaAttribute,
  FormulaCharactersMax,
  FormulaMarkupMax,
  FormulasMax,
  withFormulasAsText,
} from '#core/rich_text/schema'

const sanitize = lazily<typeof import('sanitize-html')>('sanitize-html')

/** The output of an editor needs two, the worst known input four. */
const maxPasses = 6

const storageOrigins = originsOf(process.env)

const cleaned = textCache(8_000_000)
const plain = textCache(4_000_000)
const stabilised = textCache(4_000_000)

/** Formulas are rendered from `data-formula`: authors cannot write MathML. Idempotent (docs/threats.md T55). */
export function safeHtml(html: string): string {
  return cleaned.getOrMake(html, () => withFormulas(stable(html)))
}

/** For summaries; formulas as LaTeX. */
export function plainText(html: string): string {
  return plain.getOrMake(html, () => strippedText(stable(html)))
}

export interface Formula {
  latex: string
  isBlock: boolean
}

export function formulasOf(html: string): Formula[] {
  return Array.from(stable(html).matchAll(formulaPlace), ([, tag, latex]) => ({
    latex: unescaped(latex!),
    isBlock: tag === 'div',
  }))
}

/** `clean` went through `safeHtml` before. The result is only for comparison, never shown. */
export function strippedText(clean: string): string {
  const spaced = withFormulasAsText(clean).replace(/<\/(p|h[1-6]|li|td|th|tr|div|blockquote|pre|figure)>|<br>/g, '$& ')
  return unescaped(spaced.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Cached, because saving and reading need it several times. */
const stable = (html: string) => stabilised.getOrMake(html, () => sanitizeUntilStable(html))

/** Cleans a long text and yields to other requests between the passes; `safeHtml` then finds it in the cache. */
export async function cleanInTurns(html: string): Promise<void> {
  if (stabilised.has(html)) return
  let clean = html
  for (clean of passes(html)) await nextTurn()
  stabilised.set(html, clean)
}

function sanitizeUntilStable(html: string): string {
  let clean = html
  for (clean of passes(html));
  return clean
}

/** One pass over malformed markup may produce markup that the next pass changes again. */
function* passes(html: string): Generator<string> {
  let before = html
  for (let pass = 0; pass < maxPasses; pass++) {
    const after = sanitizeOnce(before)
    yield after
    if (after === before) return
    before = after
  }
}

function sanitizeOnce(html: string): string {
  const options = sanitizerOptions({ preservesFormulas: false, nestingLimit: 50, storageOrigins })
  return sanitize()(html, options).replace(/ \/>/g, '>')
}

/** Regular expressions are safe here: in clean text every `<` outside of tags is an entity. */
const formulaPlace = /<(span|div) data-formula="([^"]*)"><\/\1>/g

function withFormulas(clean: string): string {
  const made = { formulas: 0, characters: 0, markup: 0 }
  return clean.replace(formulaPlace, (_whole, tag: string, latex: string) => {
    made.formulas++
    made.characters += unescaped(latex).length
    const isBeyond =
      made.formulas > FormulasMax || made.characters > FormulaCharactersMax || made.markup > FormulaMarkupMax
    const markup = isBeyond ? latex : renderFormula(unescaped(latex), tag === 'div')
    made.markup += markup.length
    return `<${tag} ${FormulaAttribute}="${latex}">${markup}</${tag}>`
  })
}

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const unescaped = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign]!)
