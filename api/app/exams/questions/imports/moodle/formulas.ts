import { FormulaElement } from '#core/rich_text/schema'

const delimiters = { '\\(': '\\)', '\\[': '\\]', '$$': '$$' } as const
type Opening = keyof typeof delimiters

/** A formula alone in a paragraph is a block. */
const alone = /<(p|div)(?:\s[^<>]*)?>\s*<span data-formula="([^"]*)" data-display><\/span>\s*<\/\1>/g

/** Moodle's MathJax filter reads `\(…\)`, `\[…\]` and `$$…$$`. */
export function withFormulas(html: string): string {
  return markFormulas(html)
    .replace(alone, '<div data-formula="$2"></div>')
    .replaceAll('" data-display></span>', '"></span>')
}

/** Each closing delimiter is searched once, so that a text with openings only is read in linear time. */
function markFormulas(html: string): string {
  const next = { ...finders(html), '<': finder(html, '<') }
  const opening = /\\\(|\\\[|\$\$/g
  let marked = ''
  let at = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const from = opening.lastIndex
    const end = next[found[0] as Opening](from + 1)
    if (end === Infinity || end > next['<'](from)) continue
    const display = found[0] === '\\(' ? '' : ' data-display'
    const latex = html.slice(from, end).trim().replace(/"/g, '&quot;')
    marked += `${html.slice(at, found.index)}<span data-formula="${latex}"${display}></span>`
    at = opening.lastIndex = end + 2
  }
  return marked + html.slice(at)
}

const finders = (html: string) =>
  Object.fromEntries(
    Object.entries(delimiters).map(([opening, closing]) => [opening, finder(html, closing)])
  ) as Record<Opening, (from: number) => number>

/** Finds the next position of a character; `from` must not decrease. */
function finder(text: string, sign: string): (from: number) => number {
  let at = -1
  return (from) => {
    if (at < from) at = text.indexOf(sign, from)
    if (at < 0) at = Infinity
    return at
  }
}

/** Formulas in Moodle's syntax. */
export function withMoodleFormulas(html: string): string {
  return html.replace(FormulaElement, (_formula, tag: string, latex: string) =>
    tag === 'div' ? `<div>\\[${latex}\\]</div>` : `\\(${latex}\\)`
  )
}
