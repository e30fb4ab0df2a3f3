/** Stream-Safe Text Format (UAX 15, 13): sorting a longer run of combining marks takes quadratic time. */
const maxRunLength = 30
const tooLongRun = new RegExp(`\\p{M}{${maxRunLength + 1},}`, 'u')
const beyondRun = new RegExp(`(\\p{M}{${maxRunLength}})\\p{M}+`, 'gu')
const mark = /\p{M}/gu

export const textMessages = {
  marks: '内容含有过多叠加的符号，请删除后重新填写',
  invisible: '内容含有看不见的字符，请删除后重新填写',
} as const

export const hasTooLongRun = (text: string): boolean => tooLongRun.test(text)

/** Number of combining marks; stops counting beyond `most`. */
export function countMarks(text: string, max: number): number {
  let count = 0
  mark.lastIndex = 0
  while (count <= max && mark.test(text)) count++
  return count
}

/**
 * Removes lone surrogates, which databases replace, and normalizes to NFC, so that hashes match the stored text
 * (docs/threats.md S24). Cuts runs of marks; user input with such runs is rejected before (core/http/admit_values.ts).
 */
export function wellFormed(text: string): string {
  return text.toWellFormed().replace(beyondRun, '$1').normalize('NFC')
}

/** The first `length` units, without a split surrogate pair at the end. For text from files and vendors. */
export function cutText(text: string, length: number): string {
  const cut = wellFormed(text).slice(0, length)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
