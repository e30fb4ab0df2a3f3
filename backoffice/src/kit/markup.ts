/**
 * The description as its author writes it: a few marks of plain text, kept as HTML. What the marks
 * cannot say (a table, a colour) stays in the text as one line of HTML, so that nothing is lost.
 */

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escaped[sign]!)
const safeUrl = (url: string) => (/^(https?:|mailto:|tel:|\/)/i.test(url) ? url : '#')

function inline(text: string) {
  return escape(text)
    .replace(
      /!\[([^\]]*)\]\(([^)\s]+)\)/g,
      (_m, alt, url) => `<img src="${safeUrl(url)}" alt="${alt}">`
    )
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_m, label, url) => `<a href="${safeUrl(url)}">${label}</a>`
    )
    .replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\n/g, '<br>')
}

const listOf = (tag: 'ul' | 'ol', mark: RegExp) => (lines: string[]) =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`

const kinds: { mark: RegExp; html: (lines: string[]) => string }[] = [
  { mark: /^</, html: (lines) => lines.join('\n') },
  { mark: /^---+$/, html: () => '<hr>' },
  { mark: /^### /, html: (lines) => lines.map((l) => `<h4>${inline(l.slice(4))}</h4>`).join('') },
  { mark: /^## /, html: (lines) => lines.map((l) => `<h3>${inline(l.slice(3))}</h3>`).join('') },
  { mark: /^# /, html: (lines) => lines.map((l) => `<h2>${inline(l.slice(2))}</h2>`).join('') },
  { mark: /^- /, html: listOf('ul', /^- /) },
  { mark: /^\d+[.、] ?/, html: listOf('ol', /^\d+[.、] ?/) },
  {
    mark: /^> ?/,
    html: (lines) =>
      `<blockquote>${inline(lines.map((l) => l.replace(/^> ?/, '')).join('\n'))}</blockquote>`,
  },
]
const paragraph = { mark: /^/, html: (lines: string[]) => `<p>${inline(lines.join('\n'))}</p>` }

/** Marks → HTML. Neighbouring lines of one kind are one block; an empty line ends a block. */
export function toHtml(markup: string) {
  const blocks: { kind: (typeof kinds)[number]; lines: string[] }[] = []
  for (const line of markup.replace(/\r/g, '').split('\n')) {
    const kind = kinds.find(({ mark }) => mark.test(line)) ?? paragraph
    const last = blocks.at(-1)
    if (line.trim() === '') blocks.push({ kind: paragraph, lines: [] })
    else if (last?.kind === kind && last.lines.length) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  }
  return blocks
    .filter(({ lines }) => lines.length)
    .map(({ kind, lines }) => kind.html(lines))
    .join('\n')
}
