/** Rules shared by both front ends and the server. */

export { characterCount, cutCharacters } from './characters.js'

export function normalizeWidth(text: string, which = /[！-～]/g): string {
  return text.replace(which, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
}

/** A number, or one in plain decimal digits as sent by queries and forms; otherwise `Number.NaN`. */
export function strictNumber(value: unknown): number {
  if (typeof value === 'number') return value
  const isPlain = typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)
  return isPlain ? Number(value) : Number.NaN
}

/** Control characters, direction marks, characters without width or ink, and replacement characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]/u

export function hasInvisibleCharacters(text: string): boolean {
  return invisible.test(text)
}

export const personNameMessages = {
  characters: '姓名只能填写证件上的文字，不能含有表情、项目符号、方框或其他特殊符号',
  invisible: '姓名不能含有看不见的字符，请删除后重新填写',
} as const

/** The dots that keyboards and documents have between the parts of a name, and the one of the ID card. */
const middleDots = /\s*[·•‧∙⋅・･᛫ᐧ．﹒⸱˙]\s*/gu
const fullStops = /(\p{Script=Han})\s*[.。]\s*(?=\p{Script=Han})/gu
const namePart = /^[\p{L}\p{M}〇]/u
/** Not on an ID card: symbols, emoji, private-use and unassigned code points, variation selectors, bullets. */
const notInNames = /[\p{So}\p{Sk}\p{Co}\p{Cn}\p{Cs}\p{Extended_Pictographic}\p{Variation_Selector}\u20E3•‧∙⋅・･‣⁃※]/u

/** One spelling of a legal name: NFC, a single `·` between its parts, single spaces. Other characters are unchanged. */
export function normalizePersonName(text: string): string {
  return (
    text
      .normalize('NFC')
      // Line and paragraph separators stay, to be refused like other invisible characters.
      .replace(/[^\S\u2028\u2029]+/gu, ' ')
      .trim()
      .replace(fullStops, '$1·')
      .replace(middleDots, (dot, at: number, all: string) => {
        const isBetween = namePart.test(all.slice(at + dot.length)) && /[\p{L}\p{M}〇]$/u.test(all.slice(0, at))
        return isBetween ? '·' : dot
      })
  )
}

/** Emoji, bullets, boxes and private-use characters, which no document has, or null. */
export function personNameError(text: string): string | null {
  const name = normalizePersonName(text)
  if (hasInvisibleCharacters(name)) return personNameMessages.invisible
  if (notInNames.test(name) || /^·|·$|··/u.test(name)) return personNameMessages.characters
  return null
}

export const reasonMessages = {
  letters: '请至少写两个字，只有标点、数字或空格不算',
  invisible: '不能含有看不见的字符，请删除后重新填写',
} as const

/** Error of an explanatory text of one or several lines, or null. */
export function reasonError(text: string): string | null {
  if (hasInvisibleCharacters(text.replace(/[\n\r\t]/g, ' '))) return reasonMessages.invisible
  return (text.match(/\p{L}/gu)?.length ?? 0) < 2 ? reasonMessages.letters : null
}

/** For a range of days in a filter; either end may be open. */
export const rangeMessages = { backwards: '结束日期不能早于开始日期' } as const

/** docs/product.md 17.1 */
export const PageSizes = [5, 10, 20, 50, 100] as const

/** Maximum rows that a list counts; above it shows "more". */
export const CountedRows = 10_000

export const orderNumberPattern = /^\d{20}$/

/** In the order of checking (docs/product.md 1.11). */
export const idCardMessages = {
  format: '你输入的身份证长度或格式错误',
  region: '你的身份证地区非法',
  birthDate: '身份证上的出生日期非法',
  checksum: '你输入的身份证号非法',
} as const

/** Province digits only: abolished counties stay valid on old cards. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' '
  )
)
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

export function idNumberError(text: string): string | null {
  const number = normalizeIdCard(text)
  if (!/^(\d{15}|\d{17}[\dX])$/.test(number)) return idCardMessages.format
  if (!provinces.has(number.slice(0, 2))) return idCardMessages.region

  const born = number.length === 15 ? `19${number.slice(6, 12)}` : number.slice(6, 14)
  if (!isPastDate(born)) return idCardMessages.birthDate
  if (number.length === 18 && checkDigit(number) !== number[17]) return idCardMessages.checksum
  return null
}

/** Not for ids: links and reports show them, and outlive the account. */
export const isNumberOfPerson = (text: string) => /^1\d{10}$/.test(text) || idNumberError(text) === null

/** GB 11643 */
export function checkDigit(number: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  return checkDigits[sum % 11]
}

/** Chats, scanners and spreadsheets add spaces, hyphens, dots, quotes and direction marks, and a label before them. */
const betweenDigits = /[\s\p{Cf}\p{Pd}−.·'"‘’“”]+/gu
const labelBefore = /^\s*[\p{Script=Han}\s]{1,10}[:：]/u

export function normalizeIdCard(text: string): string {
  const number = normalizeWidth(text.replace(labelBefore, '')).replace(betweenDigits, '').toUpperCase()
  // The Roman ten, the Cyrillic letter and the multiplication sign look like the check character.
  return number.replace(/^(\d{17})[ⅩХ×]$/u, '$1X')
}

/** Cards from before 1999 have fifteen digits. */
export function fullIdCard(text: string): string {
  const number = normalizeIdCard(text)
  if (!/^\d{15}$/.test(number)) return number
  const full = `${number.slice(0, 6)}19${number.slice(6)}`
  return full + checkDigit(full)
}

/** Other login names are only trimmed. */
export function normalizeTelephone(text: string): string {
  const trimmed = normalizeWidth(text).trim()
  const digits = trimmed
    .replace(/^(?:tel:|[\p{Script=Han}\s]{1,10}:)/iu, '')
    .replace(betweenDigits, '')
    .replace(/^(\(\+?86\)|\+86|0086|86)(?=1\d{10}$)/, '')
  return /^1\d{10}$/.test(digits) ? digits : trimmed
}

export function isTelephone(text: string): boolean {
  return /^1\d{10}$/.test(normalizeTelephone(text))
}

/** Valid input of a search by telephone (docs/threats.md T22). */
export const TelephoneSearch = '^(1\\d{10}|\\d{4})$'
export const telephoneSearchHint = '完整手机号或后四位'
export const telephoneSearchMessage = '请输入完整的手机号，或手机号的后四位'

/** `3701**********1234` */
export function maskIdCard(number: string): string {
  return `${number.slice(0, 4)}${'*'.repeat(Math.max(0, number.length - 8))}${number.slice(-4)}`
}

/** `138****5678`; login names that are not numbers are unchanged. */
export function maskTelephone(number: string): string {
  return /^\d{11}$/.test(number) ? `${number.slice(0, 3)}****${number.slice(7)}` : number
}

/** `************1234` */
export function maskEnd(number: string): string {
  return '*'.repeat(Math.max(0, number.length - 4)) + number.slice(-4)
}

/** `l***@example.com` */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '***' : `${address[0]}***${address.slice(at)}`
}

/** `张*`, `欧**` */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}

function isPastDate(yyyymmdd: string): boolean {
  const [year, month, day] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6)].map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getTime() < Date.now()
}
