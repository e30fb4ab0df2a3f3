/**
 * Line breaking of Chinese body text, which pdfkit would break at spaces only: between any two characters, but not
 * inside a Latin word or number, not before a closing and not after an opening mark.
 */
const closing = /^[、，。；：！？）》」』”’%％·]/u
const opening = /[（《「『“‘]$/u

function atoms(text: string): string[] {
  const parts = text.match(/[A-Za-z0-9.^_+\-/()[\]·]+|\s+|./gu) ?? []
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && (closing.test(part) || opening.test(last))) joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}

/** The lines of a paragraph within the given width. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const atom of atoms(text)) {
    if (line !== '' && widthOf((line + atom).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = atom.trimStart()
    } else line += atom
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines
}
