import { FormulaElement } from '#core/rich_text/schema'

/** Plain text is one line per paragraph; anything else is HTML, which starts with an element. */
const startsAsHtml =
  /^<(p|h[1-6]|ul|ol|table|div|span|figure|blockquote|pre|img|hr|strong|em|b|i|u|s|a|sub|sup|code|br)[\s/>]/i
const plainParagraphs = /^(<p>[^<]+<\/p>)+$/

/** A text consists of paragraphs; a choice is inline text. */
export type CellKind = 'text' | 'choice'

export function toCell(html: string, kind: CellKind): string {
  const plain = kind === 'text' ? paragraphsOf(html) : wordsOf(html)
  const isPlain = plain !== null && !startsAsHtml.test(plain) && fromPlain(plain, kind) === html
  return guarded(isPlain ? plain : asHtml(withoutRendered(html)))
}

export function fromCell(cell: string, kind: CellKind): string {
  const text = unguarded(cell.trim().replace(/\r\n?/g, '\n'))
  return startsAsHtml.test(text) ? withoutWrapper(text) : fromPlain(text, kind)
}

function fromPlain(text: string, kind: CellKind): string {
  const lines = text.split('\n').map((line) => escaped(line.trim()))
  const filled = lines.filter(Boolean)
  if (kind === 'choice') return filled.join('<br>')
  return filled.map((line) => `<p>${line}</p>`).join('')
}

function paragraphsOf(html: string): string | null {
  if (!plainParagraphs.test(html)) return null
  return unescaped(html.replace(/<\/p><p>/g, '\n').replace(/<\/?p>/g, ''))
}

const wordsOf = (html: string) => (html.includes('<') ? null : unescaped(html))

/** HTML without a leading element would be read as plain text. */
export const asHtml = (html: string) => (startsAsHtml.test(html) || !html ? html : `<span>${html}</span>`)

/** Only a span around the whole cell, not the first of two. */
function withoutWrapper(html: string): string {
  const inside = /^<span>([^]*)<\/span>$/.exec(html)?.[1]
  if (!inside || startsAsHtml.test(inside)) return html
  const [opens, closes] = [inside.indexOf('<span'), inside.indexOf('</span>')]
  return closes === -1 || (opens !== -1 && opens < closes) ? inside : html
}

/** MathML is rendered again from the formula. */
const withoutRendered = (html: string) => html.replace(FormulaElement, '<$1 data-formula="$2"></$1>')

/**
 * The writer puts an apostrophe before a cell that looks like a formula; an existing one gets another, so that both can
 * be removed.
 */
const formulaSign = /^('*)[=+\-@＝＋－＠]/
const guarded = (text: string) => (/^'+[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text)
const unguarded = (text: string) => (formulaSign.exec(text)?.[1] ? text.slice(1) : text)

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const words: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign]!)
const unescaped = (html: string) => html.replace(/&(?:amp|lt|gt|quot);/g, (word) => words[word]!)
