import { normalizeWidth } from '#core/shared_rules'

/** Seven or more digits are not a name; blanks, dashes and the like between them do not hide a number. */
const longNumber = /\d(?:[\s\-–—_.,·/()+]*\d){6,}[Xx]?/g

const shownEnds: Record<number, [number, number]> = { 11: [3, 4], 15: [4, 4], 18: [4, 4] }

/** `3701**********1234`, `138****5678`; others keep the first and last two characters. Masked numbers are unchanged. */
export function maskNumbers(text: string): string {
  return normalizeWidth(text, /[０-９Ｘｘ－．]/g).replace(longNumber, (found) => {
    const number = found.replace(/[^\dXx]/g, '').toUpperCase()
    const [first, last] = shownEnds[number.length] ?? [2, 2]
    return `${number.slice(0, first)}${'*'.repeat(number.length - first - last)}${number.slice(-last)}`
  })
}
