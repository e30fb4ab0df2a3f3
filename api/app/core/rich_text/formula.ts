import katex from 'katex'
import sanitize from 'sanitize-html'
import { FormulaDefinitions, FormulaMax, FormulaOptions, FormulaTags } from '#core/rich_text/schema'

/** Characters of MathML and levels of it that one formula may become. */
const most = { characters: 40_000, levels: 120 }

/** The last formulas rendered, longest unused first: a text is read more often than it is written. */
const rendered = new Map<string, string>()
const mostKept = 2000

/**
 * LaTeX as MathML that a browser shows without script or font. What cannot be read, is too long or
 * grows too large is shown as the LaTeX itself; this never throws.
 * @param display whether the formula has a line of its own
 */
export function formula(latex: string, display: boolean): string {
  const key = `${display ? 'd' : 'i'}${latex}`
  const known = rendered.get(key)
  const markup = known ?? mathMl(latex, display) ?? escaped(latex)
  rendered.delete(key)
  if (rendered.size >= mostKept) rendered.delete(rendered.keys().next().value!)
  rendered.set(key, markup)
  return markup
}

function mathMl(latex: string, display: boolean): string | null {
  if (latex.length > FormulaMax || FormulaDefinitions.test(latex)) return null
  try {
    const markup = katex.renderToString(latex, { ...FormulaOptions, displayMode: display })
    return markup.length <= most.characters && levels(markup) <= most.levels ? only(markup) : null
  } catch {
    return null
  }
}

/** KaTeX's own `style`, `class` and namespace go: the list knows everything that a formula needs. */
function only(markup: string): string {
  return sanitize(markup, {
    allowedTags: Object.keys(FormulaTags),
    allowedAttributes: FormulaTags as Record<string, string[]>,
    allowedSchemes: [],
  })
}

function levels(markup: string): number {
  let now = 0
  let deepest = 0
  for (const [, closing] of markup.matchAll(/<(\/?)[a-z]/g)) {
    now += closing ? -1 : 1
    deepest = Math.max(deepest, now)
  }
  return deepest
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
