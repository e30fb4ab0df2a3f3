import { textCache } from '#core/cache/memory_cache'
import { lazily } from '#core/process/lazily'
import { MacroDefinitions, FormulaMaxLength, FormulaOptions, FormulaTags } from '#core/rich_text/schema'

const sanitize = lazily<typeof import('sanitize-html')>('sanitize-html')
const katex = lazily<typeof import('katex').default>('katex')
const limits = { characters: 40_000, levels: 120 }

const rendered = textCache(4_000_000)

/** Falls back to the LaTeX itself when it is invalid, too long or grows too large. */
export function renderFormula(latex: string, display: boolean): string {
  return rendered.getOrMake(keyOf(latex, display), () => mathMl(latex, display) ?? escapeText(latex))
}

export function isRendered(latex: string, display: boolean): boolean {
  return rendered.has(keyOf(latex, display))
}

const keyOf = (latex: string, display: boolean) => `${display ? 'd' : 'i'}${latex}`

function mathMl(latex: string, display: boolean): string | null {
  if (latex.length > FormulaMaxLength || MacroDefinitions.test(latex)) return null
  try {
    const markup = katex().renderToString(latex, { ...FormulaOptions, displayMode: display })
    return markup.length <= limits.characters && nestingDepth(markup) <= limits.levels ? sanitizeMathMl(markup) : null
  } catch {
    return null
  }
}

function sanitizeMathMl(markup: string): string {
  return sanitize()(markup, {
    allowedTags: Object.keys(FormulaTags),
    allowedAttributes: FormulaTags as Record<string, string[]>,
    allowedSchemes: [],
  })
}

function nestingDepth(markup: string): number {
  let now = 0
  let maxDepth = 0
  for (const [, closing] of markup.matchAll(/<(\/?)[a-z]/g)) {
    now += closing ? -1 : 1
    maxDepth = Math.max(maxDepth, now)
  }
  return maxDepth
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
