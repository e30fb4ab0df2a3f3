import { normalizeWidth } from './shared_rules.js'

/** Parses pasted text: a chat, a spreadsheet, a contact list. Runs in both front ends and on the server. */

export const TelephoneError = { NotDigits: 'not-digits', Short: 'short', Long: 'long', Start: 'start' } as const
export type TelephoneError = (typeof TelephoneError)[keyof typeof TelephoneError]
export const TelephoneErrorText = {
  'not-digits': '不是手机号',
  'short': '不足11位',
  'long': '超过11位',
  'start': '手机号应以1开头',
} as const satisfies Record<TelephoneError, string>

export interface TelephoneEntry {
  typed: string
  telephone: string | null
  /** The name next to the number in its line, 2 to 10 Chinese characters. */
  name: string | null
  fault: TelephoneError | null
  times: number
}

const lineEnds = /[\n\r\f\u0085\u2028\u2029]+/
const separators = /[,，:：=;；、。|｜/／\\＼\t]+/
const whitespace = /[\s\u00A0\u3000]+/
/** Direction marks, joiners and byte-order marks that copying leaves. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const punctuation = /[-‐-―−.·()[\]{}<>'"“”‘’`]/g
const groupLengths = new Set(['3-4-4', '3-8', '7-4'])
const personName = /^\p{Script=Han}(?:[\p{Script=Han}·•]{0,8}\p{Script=Han})$/u
/** Titles of columns and fields, which are not names. */
const label = /^(姓名|名字|学员|联系人|手机|电话|号码|手机号|手机号码|电话号码|联系电话|联系方式|微信|微信号)$/
const countryCodePrefix = /^(\+86|0086|86)(?=\d{3}$|\d{7}$)/

/** In order, without duplicates. Spaces separate numbers, but not within `138 0013 8000` and after `+86`. */
export function readTelephones(text: string): TelephoneEntry[] {
  const entries = new Map<string, TelephoneEntry>()
  for (const read of splitLines(text).flatMap(readLine)) {
    const key = read.telephone ?? `?${read.typed}`
    const entry = entries.get(key)
    const times = (entry?.times ?? 0) + 1
    entries.set(key, { ...(entry && (entry.name || !read.name) ? entry : read), times })
  }
  return [...entries.values()]
}

export function telephonesIn(text: string): string[] {
  return readTelephones(text).flatMap(({ telephone }) => telephone ?? [])
}

type Read = Omit<TelephoneEntry, 'times'>

const splitLines = (text: string) => separateNames(text.replace(invisible, '')).split(lineEnds)

/** A name may stick to its number: 张三13800138000. */
const digit = '[\\d０-９]'
const number = `(?:(?:\\+|00)?86[ -]?)?1${digit}{2}[ -]?${digit}{4}[ -]?${digit}{4}(?!${digit})|${digit}{7,}`
const nameThenNumber = new RegExp(`(\\p{Script=Han})(${number})`, 'gu')
const numberThenName = new RegExp(`(${number})(\\p{Script=Han})`, 'gu')
const separateNames = (text: string) => text.replace(nameThenNumber, '$1 $2').replace(numberThenName, '$1 $2')

function readLine(line: string): Read[] {
  const all = line
    .split(separators)
    .flatMap((part) => joinGroups(part.split(whitespace).filter(Boolean)))
    .map(readWord)
  const words = all.filter(({ typed }) => !label.test(typed))
  if (!words.length) return []
  return words.some(isNumber) ? joinNames(words) : all
}

function readWord(typed: string): Read {
  const digits = digitsOf(typed)
  const fault = faultOf(digits)
  return { typed, telephone: fault ? null : digits, name: null, fault }
}

/** An invalid number keeps its name until it is corrected; a row number does not count. */
const isNumber = ({ typed, fault }: Read) => fault !== TelephoneError.NotDigits && digitsOf(typed).length >= 7

/** If a line begins with a name, each name precedes its number; otherwise it follows. */
function joinNames(words: Read[]): Read[] {
  const isName = ({ typed }: Read) => personName.test(typed)
  const side = isName(words.find((word) => isNumber(word) || isName(word))!) ? 1 : -1
  const owners = words.map((word, at) => {
    const beside = words[at + side]
    return isName(word) && beside && isNumber(beside) ? beside : null
  })
  return words.flatMap((word, at) => {
    if (owners[at]) return []
    const named = owners.indexOf(word)
    if (named < 0) return word
    const name = words[named].typed
    return { ...word, name, typed: `${name} ${word.typed}` }
  })
}

function joinGroups(words: string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length;) {
    const prefix = isCountryCode(words[at]) && at + 1 < words.length ? 1 : 0
    const length = prefix + groupLength(words.slice(at + prefix, at + prefix + 3))
    joined.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return joined
}

function isCountryCode(word: string): boolean {
  return /^(\+|00)?86$/.test(normalizeWidth(word).replace(punctuation, ''))
}

function groupLength(words: string[]): number {
  const digits = words.map((word, at) => (at ? digitsOf(word) : digitsOf(word).replace(countryCodePrefix, '')))
  for (const length of [3, 2]) {
    const group = digits.slice(0, length)
    const shape = group.map((part) => part.length).join('-')
    if (groupLengths.has(shape) && /^1\d{10}$/.test(group.join(''))) return length
  }
  return 1
}

function digitsOf(typed: string): string {
  const digits = normalizeWidth(typed).replace(punctuation, '').replace(/ /g, '')
  return digits.replace(/^(\+86|0086|86)(?=\d{11}$)/, '')
}

function faultOf(digits: string): TelephoneError | null {
  if (!/^\d+$/.test(digits)) return TelephoneError.NotDigits
  if (digits.length < 11) return TelephoneError.Short
  if (digits.length > 11) return TelephoneError.Long
  return digits.startsWith('1') ? null : TelephoneError.Start
}
