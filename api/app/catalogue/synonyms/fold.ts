import { foldWidth } from '#core/plain_rules'

const numerals = '零一二三四五六七八九'
const digitOf = new Map([...numerals].map((numeral, digit) => [numeral, String(digit)]))
digitOf.set('〇', '0')

/** One width, one case, digits for numerals: as many characters as before, so that places are the same. */
export function fold(text: string): string {
  return characters(text).join('')
}

export function characters(text: string): string[] {
  return lowerCaseLetters(foldWidth(text)).map((char) => digitOf.get(char) ?? char)
}

/** Case folding that is coarser than any database's. A letter that folds to two keeps the first. */
export function lowerCaseLetters(text: string): string[] {
  return Array.from(text.toWellFormed(), (char) => Array.from(char.toLowerCase())[0])
}

/** How a word may stand in a text that is not folded, with the fewest numerals first: 2级, 二级. */
export function spellings(word: string): string[] {
  const inDigits = Array.from(word, (char) => digitOf.get(char) ?? char).join('')
  return [...new Set([inDigits, word, inNumerals(inDigits)])]
}

export function inNumerals(text: string): string {
  return text.replace(/\d/g, (digit) => numerals[Number(digit)])
}

/** `第12章` is 第十二章 too: numbers from 10 to 99 have two ways to be written. */
export function otherNumbers(word: string): string | null {
  const folded = fold(word)
  const other = folded.includes('十')
    ? folded.replace(/(?<!\d)([1-9]?)十(\d?)(?!\d)/g, (_, tens, ones) => `${tens || 1}${ones || 0}`)
    : folded.replace(/(?<!\d)([1-9])(\d)(?!\d)/g, (_, tens, ones) =>
        [tens === '1' ? '' : tens, '十', ones === '0' ? '' : ones].join('')
      )
  return other === folded ? null : other
}
