import { normalizeWidth } from '#core/shared_rules'

const numerals = '零一二三四五六七八九'
const digitOf = new Map([...numerals].map((numeral, digit) => [numeral, String(digit)]))
digitOf.set('〇', '0')
const folding = new RegExp(`[\\p{Changes_When_Lowercased}〇${numerals}]`, 'gu')

/** One width, one case, digits for numerals. It keeps the number of characters, so positions stay the same. */
export function normalizeForSearch(text: string): string {
  return normalizeWidth(text)
    .toWellFormed()
    .replace(folding, (char) => digitOf.get(char) ?? Array.from(char.toLowerCase())[0])
}

/** For comparing: punctuation, symbols and spaces never decide whether a text is found. Lines stay apart. */
export function withoutPunctuation(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\n]+/gu, '')
}

export function inNumerals(text: string): string {
  return text.replace(/\d/g, (digit) => numerals[Number(digit)])
}

/** `第12章` is 第十二章 too: numbers from 10 to 99 have two spellings. */
export function otherNumbers(word: string): string | null {
  const folded = normalizeForSearch(word)
  const other = folded.includes('十')
    ? folded.replace(/(?<!\d)([1-9]?)十(\d?)(?!\d)/g, (_, tens, ones) => `${tens || 1}${ones || 0}`)
    : folded.replace(/(?<!\d)([1-9])(\d)(?!\d)/g, (_, tens, ones) =>
        [tens === '1' ? '' : tens, '十', ones === '0' ? '' : ones].join('')
      )
  return other === folded ? null : other
}
