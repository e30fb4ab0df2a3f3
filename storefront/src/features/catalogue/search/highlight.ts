import { wellFormed } from '~/lib/site/wellFormed'

export type Piece = { text: string; hit: boolean }

/** Case-insensitive; the pieces joined are the text. */
export function highlight(text: string, words: readonly string[]): Piece[] {
  const sortedWords = words.filter(Boolean).sort((one, other) => other.length - one.length)
  if (!sortedWords.length) return [{ text, hit: false }]
  const places = new RegExp(`(${sortedWords.map(literal).join('|')})`, 'giu')
  return text
    .split(places)
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

function literal(word: string): string {
  return wellFormed(word).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
