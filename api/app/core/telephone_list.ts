import { foldWidth } from './plain_rules.js'

/** Reads pasted text: a chat, a spreadsheet, a contact list. Runs in both front ends and on the server. */

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
  typed: string
  telephone: string | null
  fault: TelephoneFault | null
  times: number
}

const separators = /[,，:：=;；、。|｜/／\\＼\n\r\t\f\u0085\u2028\u2029]+/
const whitespace = /[\s\u00A0\u3000]+/
/** Direction marks, joiners and byte-order marks that copying leaves behind. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const punctuation = /[-‐-―−.·()[\]{}<>'"“”‘’`]/g
const groupLengths = new Set(['3-4-4', '3-8', '7-4'])
const countryCodePrefix = /^(\+86|0086|86)(?=\d{3}$|\d{7}$)/

/** In order, duplicates once. Spaces separate numbers, but not within `138 0013 8000` and after `+86`. */
export function readTelephones(text: string): TelephoneEntry[] {
  const entries = new Map<string, TelephoneEntry>()
  for (const typed of splitEntries(text)) {
    const digits = digitsOf(typed)
    const fault = faultOf(digits)
    const key = fault ? `?${typed}` : digits
    const entry = entries.get(key)
    if (entry) entry.times++
    else entries.set(key, { typed, telephone: fault ? null : digits, fault, times: 1 })
  }
  return [...entries.values()]
}

export function telephonesIn(text: string): string[] {
  return readTelephones(text).flatMap(({ telephone }) => telephone ?? [])
}

function splitEntries(text: string): string[] {
  return text
    .replace(invisible, '')
    .split(separators)
    .flatMap((line) => joinGroups(line.split(whitespace).filter(Boolean)))
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
  return /^(\+|00)?86$/.test(foldWidth(word).replace(punctuation, ''))
}

function groupLength(words: string[]): number {
  const digits = words.map((word, at) =>
    at ? digitsOf(word) : digitsOf(word).replace(countryCodePrefix, '')
  )
  for (const length of [3, 2]) {
    const group = digits.slice(0, length)
    const shape = group.map((part) => part.length).join('-')
    if (groupLengths.has(shape) && /^1\d{10}$/.test(group.join(''))) return length
  }
  return 1
}

function digitsOf(typed: string): string {
  const digits = foldWidth(typed).replace(punctuation, '').replace(/ /g, '')
  return digits.replace(/^(\+86|0086|86)(?=\d{11}$)/, '')
}

function faultOf(digits: string): TelephoneFault | null {
  if (!/^\d+$/.test(digits)) return TelephoneFault.NotDigits
  if (digits.length < 11) return TelephoneFault.Short
  if (digits.length > 11) return TelephoneFault.Long
  return digits.startsWith('1') ? null : TelephoneFault.Start
}
