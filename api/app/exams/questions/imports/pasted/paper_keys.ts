import { normalizeWidth } from '#core/shared_rules'
import { judgementOf, keyLetters } from '#exams/questions/imports/vocabulary'

export interface KeyRange {
  from: number
  to: number
  /** One for each question; null when their number does not fit. */
  keys: string[] | null
}

const numbers = /(?:第\s?)?(\d{1,4})(?:\s?[-~—–至]{1,2}\s?(\d{1,4}))?(?:\s?题)?/g
const separators = /[\s.,;、:()[\]【】。/]/
const mostRange = 500

/** `1-5 ABCDA 6. BD 7、√` of the end of a paper; null when anything else is in the line. */
export function keysIn(line: string): KeyRange[] | null {
  if (!/^\s{0,3}[\d０-９第]/.test(line)) return null
  const text = normalizeWidth(line).replace(/\s+/g, ' ').trim()
  const found = [...text.matchAll(numbers)]
  if (!found.length || found[0]!.index > 0) return null
  const ranges: KeyRange[] = []
  for (const [at, { 0: whole, 1: first, 2: last, index }] of found.entries()) {
    const words = text.slice(index + whole.length, found[at + 1]?.index)
    const keys = words.split(separators).filter(Boolean)
    if (!keys.length || !keys.every(isKeys)) return null
    const [from, to] = [Number(first), Number(last ?? first)]
    ranges.push({ from, to, keys: keysOf(keys, last ? to - from + 1 : null) })
  }
  return ranges
}

const isKeys = (word: string) => /^(?:[A-Ea-e]{1,40}|[√×✓✗]{1,40}|(?:正确|错误|对|错){1,40}|[TF]{1,40})$/.test(word)

/** Of a range each group is a key, or each sign. */
function keysOf(groups: string[], count: number | null): string[] | null {
  if (count === null) return [groups.join('')]
  if (count < 1 || count > mostRange) return null
  if (groups.length === count) return groups
  const signs = groups.join('').match(/正确|错误|./gs) ?? []
  return signs.length === count ? signs : null
}

/** A key at the beginning, and what follows it: `B。解析：…`. */
export function keyBefore(words: string): { key: string; rest: string } | null {
  const found = /^[([【]?\s?([A-Ea-e](?:[、,/ ]?[A-Ea-e]){0,4}|√|×|✓|✗|正确|错误|对|错)\s?[)\]】]?(?![A-Za-z])/.exec(
    normalizeWidth(words)
  )
  if (!found) return null
  return { key: found[1]!, rest: words.slice(found[0].length).replace(/^[\s。.；;，,]{1,5}/, '') }
}

/** Numbers of a table: `题号 1 2 3`. */
export function tableNumbers(line: string): number[] | null {
  if (!line.startsWith('题号')) return null
  const words = normalizeWidth(line)
    .split(/[\s|]+/)
    .filter(Boolean)
  if (words.shift() !== '题号' || !words.length || !words.every((word) => /^\d{1,4}$/.test(word))) return null
  return words.map(Number)
}

/** Keys of a table, below its numbers: `答案 A B C`. */
export function tableKeys(line: string): string[] | null {
  const words = normalizeWidth(line)
    .split(/[\s|]+/)
    .filter(Boolean)
  return words.shift() === '答案' && words.length && words.every(isKeys) ? words : null
}

export function isSameKey(one: string, other: string): boolean {
  const judged = judgementOf(one)
  if (judged !== null && judged === judgementOf(other)) return true
  return (keyLetters(one) ?? [one]).join() === (keyLetters(other) ?? [other]).join()
}
