/** How a text becomes the pairs of characters that it is found by, and a word the pairs to look up. Pure. */

/** What no word can hold: `searchTerms` splits at spaces, and the validator takes what nobody sees away. */
const gaps = /[\s\p{Cc}\p{Cf}]+/u
const ascii = /^\p{ASCII}+$/u
/** A word is looked up by so many of its pairs at most; every hit is compared as a whole anyway. */
const mostPairs = 5

/**
 * The pairs of a name. The last character of every part stands alone too, so that a single character is the
 * beginning of some entry wherever it stands.
 */
export function gramsOfName(name: string): Set<string> {
  return new Set(partsOf(name).flatMap(pairs))
}

/** Those of a rich text. Pairs of ASCII are left out: words in ASCII are not looked for in texts. */
export function gramsOfText(html: string): Set<string> {
  return new Set(
    partsOf(html)
      .flatMap(pairs)
      .filter((gram) => !ascii.test(gram))
  )
}

/**
 * Markup is ASCII, so a word with a letter beyond it can only match what a reader sees. A letter whose small form is
 * ASCII (İ) does not count.
 */
export function isReadable(word: string): boolean {
  return !ascii.test(folded(word).join(''))
}

/** The parts of a text between spaces and what nobody sees. */
export function partsOf(text: string): string[] {
  return text.split(gaps).filter(Boolean)
}

/** What a part is looked up by, all of it to be found; nothing for a single character. */
export function pairsOf(part: string): string[] {
  const characters = folded(part)
  const all = characters.slice(1).map((char, at) => characters[at] + char)
  const telling = all.filter((gram) => !ascii.test(gram))
  return spread(telling.length ? telling : all)
}

/** The entries that begin with a character: from the one to the other, both included. */
export function beginningWith(character: string): [from: string, to: string] {
  const [first] = folded(character)
  return [first, `${first}\u{10ffff}`]
}

/** True for a word that its one pair says all of: whatever has the pair has the word, in the very case. */
export function isPair(word: string): boolean {
  const cased = word.toLowerCase() !== word.toUpperCase()
  return Array.from(word).length === 2 && !cased && !/[\p{ASCII}\s\p{Cc}\p{Cf}]/u.test(word)
}

function pairs(part: string): string[] {
  const characters = folded(part)
  return characters.map((char, at) => char + (characters[at + 1] ?? ''))
}

/**
 * Characters without case, coarser than any database folds: two that are alike to one of them are alike
 * here. A letter that would become two keeps the first.
 */
function folded(text: string): string[] {
  return Array.from(text.toWellFormed(), (char) => Array.from(char.toLowerCase())[0])
}

/** Evenly over the word, first and last among them: names begin alike, and differ at the end. */
function spread(grams: string[]): string[] {
  const distinct = [...new Set(grams)]
  if (distinct.length <= mostPairs) return distinct
  const step = (distinct.length - 1) / (mostPairs - 1)
  return Array.from({ length: mostPairs }, (_, at) => distinct[Math.round(at * step)])
}
