import { characters, fold, lowerCaseLetters, spellings } from '#catalogue/synonyms/fold'

/** What no word can contain: `searchTerms` splits at spaces, the validator removes invisible characters. */
const gaps = /[\s\p{Cc}\p{Cf}]+/u
const ascii = /^\p{ASCII}+$/u
const mostPairs = 5

/** The last character of a part is an entry too, so that one character begins some entry wherever it stands. */
export function gramsOfName(name: string): Set<string> {
  return new Set(partsOf(name).flatMap((part) => pairs(characters(part))))
}

export function gramsOfText(html: string): Set<string> {
  return new Set(partsOf(html).flatMap(readablePairs))
}

/** Markup is told before numerals become digits. */
function readablePairs(part: string): string[] {
  const written = pairs(lowerCaseLetters(part))
  return pairs(characters(part)).filter((_, at) => !ascii.test(written[at]))
}

/** Markup is ASCII, so another letter can only match visible text; one that folds to ASCII (İ) does not count. */
export function isReadable(word: string): boolean {
  return !ascii.test(lowerCaseLetters(word).join(''))
}

export function partsOf(text: string): string[] {
  return text.split(gaps).filter(Boolean)
}

/**
 * Pairs that every name and text with the word has. A text has no entry for a pair that is ASCII as it is written
 * there, so the spelling with the fewest others decides.
 */
export function pairsOf(word: string): string[] {
  const all = pairs(characters(word)).slice(0, -1)
  for (const spelling of [fold(word), ...spellings(word)]) {
    const written = pairs(lowerCaseLetters(spelling))
    const readable = all.filter((_, at) => !ascii.test(written[at]))
    if (readable.length) return spread(readable)
  }
  return spread(all)
}

export function beginningWith(character: string): [from: string, to: string] {
  const [first] = characters(character)
  return [first, `${first}\u{10ffff}`]
}

/** Whether having the word's one pair proves that a text has the word. */
export function isPair(word: string): boolean {
  const cased = word.toLowerCase() !== word.toUpperCase()
  if (characters(word).join('') !== word) return false
  return Array.from(word).length === 2 && !cased && !/[\p{ASCII}\s\p{Cc}\p{Cf}]/u.test(word)
}

function pairs(folded: string[]): string[] {
  return folded.map((char, at) => char + (folded[at + 1] ?? ''))
}

/** Evenly over the word: names begin alike and differ at the end. */
function spread(grams: string[]): string[] {
  const distinct = [...new Set(grams)]
  if (distinct.length <= mostPairs) return distinct
  const step = (distinct.length - 1) / (mostPairs - 1)
  return Array.from({ length: mostPairs }, (_, at) => distinct[Math.round(at * step)])
}
