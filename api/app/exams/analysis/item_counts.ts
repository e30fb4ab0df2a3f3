import { lettersOf } from '#exams/questions/answer_text'

export const Band = { Upper: 'upper', Middle: 'middle', Lower: 'lower' } as const
export type Band = (typeof Band)[keyof typeof Band]

/** Equal answers to one version of a question, counted by the database. */
export interface AlikeAnswers {
  /** As stored; empty for a missing answer and for text. */
  letters: string
  isWords: boolean
  count: number
  right: number
  earnedTenths: number
  possibleTenths: number
}

interface Sums {
  sat: number
  right: number
  earnedTenths: number
  possibleTenths: number
}

export interface LetterCount {
  all: number
  upper: number
  lower: number
}

/** The counts of one question; they do not depend on the sequence of the answers. */
export interface ItemCounts {
  all: Sums
  upper: Sums
  lower: Sums
  unanswered: number
  letters: Map<string, LetterCount>
  /** The number of answers by seconds; answers without a time are missing. */
  seconds: Map<number, number>
}

const noSums = (): Sums => ({ sat: 0, right: 0, earnedTenths: 0, possibleTenths: 0 })

export const noCounts = (): ItemCounts => ({
  all: noSums(),
  upper: noSums(),
  lower: noSums(),
  unanswered: 0,
  letters: new Map(),
  seconds: new Map(),
})

export function addAnswers(counts: ItemCounts, band: Band, alike: AlikeAnswers): void {
  const groups = band === Band.Middle ? ['all' as const] : ['all' as const, band]
  for (const group of groups) {
    const sums = counts[group]
    sums.sat += alike.count
    sums.right += alike.right
    sums.earnedTenths += alike.earnedTenths
    sums.possibleTenths += alike.possibleTenths
  }
  if (alike.letters === '' && !alike.isWords) counts.unanswered += alike.count
  for (const letter of lettersOf(alike.letters)) {
    const known = counts.letters.get(letter) ?? { all: 0, upper: 0, lower: 0 }
    for (const group of groups) known[group] += alike.count
    counts.letters.set(letter, known)
  }
}

export function addSeconds(counts: ItemCounts, seconds: number, count: number): void {
  counts.seconds.set(seconds, (counts.seconds.get(seconds) ?? 0) + count)
}

/** For two comparable versions of a question. */
export function addCounts(counts: ItemCounts, more: ItemCounts): void {
  for (const group of ['all', 'upper', 'lower'] as const) {
    for (const name of ['sat', 'right', 'earnedTenths', 'possibleTenths'] as const) {
      counts[group][name] += more[group][name]
    }
  }
  counts.unanswered += more.unanswered
  for (const [letter, { all, upper, lower }] of more.letters) {
    const known = counts.letters.get(letter) ?? { all: 0, upper: 0, lower: 0 }
    counts.letters.set(letter, { all: known.all + all, upper: known.upper + upper, lower: known.lower + lower })
  }
  for (const [seconds, count] of more.seconds) addSeconds(counts, seconds, count)
}
