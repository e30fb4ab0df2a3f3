import katex from 'katex'
import sanitize from 'sanitize-html'
import {
  MacroDefinitions,
  FormulaMaxLength,
  FormulaOptions,
  FormulaTags,
} from '#core/rich_text/schema'

/** What one formula may grow to. */
const limits = { characters: 40_000, levels: 120 }

/** Least recently used first. */
const rendered = new Map<string, string>()
const maxCached = 2000

/**
 * LaTeX as MathML. Falls back to the LaTeX itself when it is invalid, too long or grows too large.
 * @param display whether it is a block
 */
export function renderFormula(latex: string, display: boolean): string {
  const key = `${display ? 'd' : 'i'}${latex}`
  const cached = rendered.get(key)
  const markup = cached ?? mathMl(latex, display) ?? escapeText(latex)
  rendered.delete(key)
  if (rendered.size >= maxCached) rendered.delete(rendered.keys().next().value!)
  rendered.set(key, markup)
  return markup
}

function mathMl(latex: string, display: boolean): string | null {
  if (latex.length > FormulaMaxLength || MacroDefinitions.test(latex)) return null
  try {
    const markup = katex.renderToString(latex, { ...FormulaOptions, displayMode: display })
    return markup.length <= limits.characters && nestingDepth(markup) <= limits.levels
      ? sanitizeMathMl(markup)
      : null
  } catch {
    return null
  }
}

function sanitizeMathMl(markup: string): string {
  return sanitize(markup, {
    allowedTags: Object.keys(FormulaTags),
    allowedAttributes: FormulaTags as Record<string, string[]>,
    allowedSchemes: [],
  })
}

function nestingDepth(markup: string): number {
  let now = 0
  let deepest = 0
  for (const [, closing] of markup.matchAll(/<(\/?)[a-z]/g)) {
    now += closing ? -1 : 1
    deepest = Math.max(deepest, now)
  }
  return deepest
}

const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
