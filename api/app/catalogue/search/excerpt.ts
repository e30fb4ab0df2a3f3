import { plainText } from '#core/rich_text/rich_text'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'

const before = 24
const length = 96

/** `words` are normalized. */
export function excerpt(html: string, words: string[]): string {
  if (!html) return ''
  const text = plainText(html)
  const folded = normalizeForSearch(text)
  const places = words.map((word) => folded.search(patternOf(word))).filter((at) => at >= 0)
  if (!places.length) return ''

  const start = Math.max(0, Math.min(...places) - before)
  const piece = text.slice(start, start + length).toWellFormed()
  return `${start > 0 ? '…' : ''}${piece}${start + length < text.length ? '…' : ''}`
}

/** The original spelling where a normalized word was found, for highlighting. */
export function written(texts: string[], words: string[]): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    const folded = normalizeForSearch(text)
    for (const word of words) {
      for (const { 0: match, index } of folded.matchAll(patternOf(word))) {
        found.add(text.slice(index, index + match.length))
      }
    }
  }
  return [...found]
}

/** A word is found whatever punctuation the text has between its characters. */
function patternOf(word: string): RegExp {
  const characters = Array.from(word, (character) => RegExp.escape(character))
  return new RegExp(characters.join('[^\\p{L}\\p{M}\\p{N}\\n]{0,4}'), 'gu')
}
