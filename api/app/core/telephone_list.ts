import { foldWidth } from './plain_rules.js'

/**
 * Reads telephone numbers out of pasted text: a chat, a spreadsheet, a contact list. Runs in both front ends and
 * on the server.
 */

/** Why an entry is no telephone number. */
export const TelephoneFault = {
  NotDigits: 'not-digits',
  Short: 'short',
  Long: 'long',
  Start: 'start',
} as const
export type TelephoneFault = (typeof TelephoneFault)[keyof typeof TelephoneFault]
export const TelephoneFaultText = {
  'not-digits': '不是手机号',
  'short': '不足11位',
  'long': '超过11位',
  'start': '手机号应以1开头',
} as const satisfies Record<TelephoneFault, string>

export interface TelephoneEntry {
  /** As it was typed, for showing it again. */
  typed: string
  /** Eleven digits that begin with 1; null when it is none. */
  telephone: string | null
  fault: TelephoneFault | null
  /** How often it stood in the text. */
  times: number
}

/** Commas, semicolons and stops of either width, line breaks, cells of a spreadsheet. */
const between = /[,，;；、。|｜/／\\＼\n\r\t\f\u0085\u2028\u2029]+/
const blank = /[\s\u00A0\u3000]+/
/** What copying leaves behind unseen: marks of direction, joiners, byte-order marks. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** What people write into a number to read it better, and around it when it comes out of a program. */
const ornament = /[-‐-―−.·()[\]{}<>'"“”‘’`]/g
/** Groups in which a mobile number is read aloud, by their lengths. */
const grouped = new Set(['3-4-4', '3-8', '7-4'])
/** The country code that sticks to the first group. */
const codeOfGroup = /^(\+86|0086|86)(?=\d{3}$|\d{7}$)/

/**
 * The entries of a text in their order, each once: of a telephone number that stands there twice the
 * second is counted and dropped, and so is the same wrong entry. Spaces part numbers, as the specification
 * has it, but not within `138 0013 8000` and after `+86`, where nothing else can be meant.
 */
export function readTelephones(text: string): TelephoneEntry[] {
  const entries = new Map<string, TelephoneEntry>()
  for (const typed of pieces(text)) {
    const digits = plain(typed)
    const fault = faultOf(digits)
    const key = fault ? `?${typed}` : digits
    const known = entries.get(key)
    if (known) known.times++
    else entries.set(key, { typed, telephone: fault ? null : digits, fault, times: 1 })
  }
  return [...entries.values()]
}

/** The telephone numbers of a text alone, each once. */
export function telephonesIn(text: string): string[] {
  return readTelephones(text).flatMap(({ telephone }) => telephone ?? [])
}

function pieces(text: string): string[] {
  return text
    .replace(unseen, '')
    .split(between)
    .flatMap((line) => regroup(line.split(blank).filter(Boolean)))
}

/** Puts together what blanks have parted within one number. */
function regroup(words: string[]): string[] {
  const whole: string[] = []
  for (let at = 0; at < words.length;) {
    const taken = countryCode(words[at]) && at + 1 < words.length ? 1 : 0
    const length = taken + groupLength(words.slice(at + taken, at + taken + 3))
    whole.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return whole
}

function countryCode(word: string): boolean {
  return /^(\+|00)?86$/.test(foldWidth(word).replace(ornament, ''))
}

/** How many of the next words are one number; one when they are no groups of a number. */
function groupLength(words: string[]): number {
  const digits = words.map((word, at) => (at ? plain(word) : plain(word).replace(codeOfGroup, '')))
  for (const length of [3, 2]) {
    const group = digits.slice(0, length)
    const shape = group.map((part) => part.length).join('-')
    if (grouped.has(shape) && /^1\d{10}$/.test(group.join(''))) return length
  }
  return 1
}

/** Half-width, without ornament and country code. */
function plain(typed: string): string {
  const digits = foldWidth(typed).replace(ornament, '').replace(/ /g, '')
  return digits.replace(/^(\+86|0086|86)(?=\d{11}$)/, '')
}

function faultOf(digits: string): TelephoneFault | null {
  if (!/^\d+$/.test(digits)) return TelephoneFault.NotDigits
  if (digits.length < 11) return TelephoneFault.Short
  if (digits.length > 11) return TelephoneFault.Long
  return digits.startsWith('1') ? null : TelephoneFault.Start
}
