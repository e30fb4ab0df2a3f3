/** Characters that may not begin a line. */
const closing = /^[、，。；：！？）》」』】〉”’…—·,.;:!?)\]}%％℃]/u
/** Characters that may not end a line. */
const opening = /[（《「『【〈“‘([{]$/u

/** GB/T 15834: no break inside a Latin word or a number, before a closing mark or after an opening mark. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => linesOfParagraph(paragraph, width, widthOf))
}

function linesOfParagraph(text: string, width: number, widthOf: (text: string) => number) {
  const lines: string[] = []
  let line = ''
  for (const atom of atomsOf(text).flatMap((one) => cut(one, width, widthOf))) {
    if (line && widthOf((line + atom).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = atom.trimStart()
    } else {
      line += atom
    }
  }
  return [...lines, line.trimEnd()]
}

function atomsOf(text: string): string[] {
  const parts = text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d'’.^_+\-/@:]*|\s+|./gu) ?? []
  const atoms: string[] = []
  for (const part of parts) {
    const last = atoms.at(-1)
    if (last !== undefined && (closing.test(part) || opening.test(last))) {
      atoms[atoms.length - 1] = last + part
    } else {
      atoms.push(part)
    }
  }
  return atoms
}

function cut(atom: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(atom) <= width) return [atom]
  const pieces: string[] = []
  let piece = ''
  for (const character of atom) {
    if (piece && widthOf(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
