/** As much of the DOM as reading a description needs. */
export interface Part {
  nodeName: string
  textContent: string | null
  outerHTML?: string
  childNodes: ArrayLike<Part>
  getAttribute?(name: string): string | null
}

const parts = (part: Part) => Array.from(part.childNodes)
const named = (part: Part) => part.nodeName.toLowerCase()
const attribute = (part: Part, name: string) => part.getAttribute?.(name) ?? ''
const raw = (part: Part) => (part.outerHTML ?? '').replace(/\s*\n\s*/g, ' ')

/** A style, a class or a tag that no mark stands for: the block is kept as it is. */
class Unmarked extends Error {}

function inline(part: Part): string {
  const inner = () => parts(part).map(inline).join('')
  const plain = !attribute(part, 'style')
  switch (plain ? named(part) : '') {
    case '#text':
      return (part.textContent ?? '').replace(/\s+/g, ' ')
    case 'br':
      return '\n'
    case 'strong':
    case 'b':
      return `**${inner()}**`
    case 'span':
      return inner()
    case 'a':
      return `[${inner()}](${attribute(part, 'href')})`
    case 'img':
      return `![${attribute(part, 'alt')}](${attribute(part, 'src')})`
    default:
      throw new Unmarked()
  }
}

const text = (part: Part) => parts(part).map(inline).join('').trim()

const items = (part: Part, mark: (at: number) => string) =>
  parts(part)
    .filter((item) => named(item) !== '#text')
    .map((item, at) => mark(at) + text(item).replace(/\n/g, ' '))
    .join('\n')

function block(part: Part): string {
  if (attribute(part, 'style')) throw new Unmarked()
  switch (named(part)) {
    case 'p':
    case 'div':
      return text(part)
    case 'h1':
    case 'h2':
      return `# ${text(part)}`
    case 'h3':
      return `## ${text(part)}`
    case 'h4':
    case 'h5':
    case 'h6':
      return `### ${text(part)}`
    case 'ul':
      return items(part, () => '- ')
    case 'ol':
      return items(part, (at) => `${at + 1}. `)
    case 'blockquote':
      return text(part).replace(/^/gm, '> ')
    case 'hr':
      return '---'
    default:
      return inline(part).trim()
  }
}

/** HTML → marks, from its parsed body; `toHtml` answers the same blocks again. */
export function markupOf(body: Part) {
  return parts(body)
    .map((part) => {
      try {
        return block(part)
      } catch (error) {
        if (error instanceof Unmarked) return raw(part)
        throw error
      }
    })
    .filter((lines) => lines.trim() !== '')
    .join('\n\n')
}

export const toMarkup = (html: string) =>
  markupOf(new DOMParser().parseFromString(html, 'text/html').body as unknown as Part)
