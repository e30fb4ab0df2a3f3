/**
 * Rules that both front ends and the server apply alike. Imports nothing, so that a browser may load
 * it. The server's word is the one that counts.
 */

/** Replaces full-width characters with their ASCII counterparts: all of them, or those that `which` matches. */
export function foldWidth(text: string, which = /[！-～]/g): string {
  return text.replace(which, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
}

/** Rows of a page that a list may be asked for (decisions, section 1). */
export const PageSizes = [5, 10, 20, 50, 100] as const

/** An order number as people and URLs know it. */
export const orderNumberPattern = /^\d{20}$/

/** The four ways an ID number can be wrong (learner side, section 5), in the order they are looked for. */
export const idCardMessages = {
  format: '你输入的身份证长度或格式错误',
  region: '你的身份证地区非法',
  birthDate: '身份证上的出生日期非法',
  checksum: '你输入的身份证号非法',
} as const

/** First two digits of the division codes; abolished counties stay valid on old cards, so no more is checked. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' '
  )
)
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** The sentence that says what is wrong with an ID number, or null when nothing is. */
export function idCardFault(text: string): string | null {
  const number = normalIdCard(text)
  if (!/^(\d{15}|\d{17}[\dX])$/.test(number)) return idCardMessages.format
  if (!provinces.has(number.slice(0, 2))) return idCardMessages.region

  const born = number.length === 15 ? `19${number.slice(6, 12)}` : number.slice(6, 14)
  if (!isPastDate(born)) return idCardMessages.birthDate
  if (number.length === 18 && checkDigit(number) !== number[17]) return idCardMessages.checksum
  return null
}

/** The eighteenth character that belongs to the first seventeen digits (GB 11643). */
export function checkDigit(number: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  return checkDigits[sum % 11]
}

/** An ID number as it was meant: trimmed, full-width characters folded, the check letter a capital. */
export function normalIdCard(text: string): string {
  return foldWidth(text).trim().toUpperCase()
}

/** The one way to write an ID number: cards of before 1999 have fifteen digits and stand for eighteen. */
export function fullIdCard(text: string): string {
  const number = normalIdCard(text)
  if (!/^\d{15}$/.test(number)) return number
  const full = `${number.slice(0, 6)}19${number.slice(6)}`
  return full + checkDigit(full)
}

/** A phone number as it is stored: trimmed, full-width digits folded. */
export function normalTelephone(text: string): string {
  return foldWidth(text).trim()
}

/** Whether a text is a mobile number: a 1 and ten digits more. */
export function isTelephone(text: string): boolean {
  return /^1\d{10}$/.test(normalTelephone(text))
}

/** `3701**********1234` */
export function maskIdCard(number: string): string {
  return `${number.slice(0, 4)}${'*'.repeat(Math.max(0, number.length - 8))}${number.slice(-4)}`
}

/** `138****5678`; what is no number, such as a login name in words, stays as it is. */
export function maskTelephone(number: string): string {
  return /^\d{11}$/.test(number) ? `${number.slice(0, 3)}****${number.slice(7)}` : number
}

/** `张*`, `欧**`: enough to know one's own, and nobody else's. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}

function isPastDate(yyyymmdd: string): boolean {
  const [year, month, day] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6)].map(
    Number
  )
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    year >= 1900 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getTime() < Date.now()
  )
}
