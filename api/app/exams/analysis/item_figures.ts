import type { ItemCounts, LetterCount } from '#exams/analysis/item_counts'
import {
  EasyFrom,
  FewestInGroup,
  FewestSat,
  HardBelow,
  type ItemFlag,
  ItemFlags,
  LowDiscrimination,
} from '#exams/analysis/terms'

export interface Item {
  /** Empty for an answer in words. */
  keys: string[]
  letters: string[]
}

export interface ItemStats {
  sat: number
  unanswered: number
  /** Percent with one decimal; of an answer in words the share of its points. */
  rightRate: number | null
  /** From -1 to 1, two decimals. */
  discrimination: number | null
  /** Answers whose time is known, and the time in the middle of them. */
  timed: number
  medianSeconds: number | null
  letters: ({ letter: string; isKey: boolean } & LetterCount)[]
  flags: ItemFlag[]
}

/** The figures of one question; null for what too few answers do not say. */
export function itemStats({ keys, letters }: Item, counts: ItemCounts): ItemStats {
  const { sat } = counts.all
  const isEnough = sat >= FewestSat
  const chosen = letters.map((letter) => ({
    letter,
    isKey: keys.includes(letter),
    ...(counts.letters.get(letter) ?? { all: 0, upper: 0, lower: 0 }),
  }))
  const figures = {
    sat,
    unanswered: counts.unanswered,
    rightRate: rightRateOf(counts.all),
    discrimination: isEnough ? discriminationOf(counts) : null,
    ...timeOf(counts.seconds),
    letters: chosen,
  }
  return { ...figures, flags: isEnough ? flagsOf(figures) : [] }
}

/** In percent with one decimal, of as many as say something. */
export function rightRateOf(sums: ItemCounts['all']): number | null {
  return sums.sat >= FewestSat ? Math.round(rateOf(sums) * 1000) / 10 : null
}

/** Points of words, right or wrong of letters: a question without points still tells who knew it. */
function rateOf({ sat, right, earnedTenths, possibleTenths }: ItemCounts['all']): number {
  if (sat === 0) return 0
  return possibleTenths > 0 ? earnedTenths / possibleTenths : right / sat
}

function discriminationOf({ upper, lower }: ItemCounts): number | null {
  if (upper.sat < FewestInGroup || lower.sat < FewestInGroup) return null
  // + 0 makes a plain zero of -0.
  return Math.round((rateOf(upper) - rateOf(lower)) * 100) / 100 + 0
}

function timeOf(seconds: Map<number, number>) {
  const timed = [...seconds.values()].reduce((sum, count) => sum + count, 0)
  return { timed, medianSeconds: timed >= FewestSat ? medianOf(seconds, timed) : null }
}

/** The lower one of two in the middle. */
function medianOf(seconds: Map<number, number>, timed: number): number {
  let passed = 0
  for (const [value, count] of [...seconds].sort(([one], [other]) => one - other)) {
    passed += count
    if (passed * 2 >= timed) return value
  }
  throw new Error('a median needs a value')
}

function flagsOf(figures: Omit<ItemStats, 'flags'>): ItemFlag[] {
  const { rightRate, discrimination, letters } = figures
  const isEasy = rightRate! > EasyFrom
  const isHard = rightRate! < HardBelow
  const found: Record<ItemFlag, boolean> = {
    'wrong-key': discrimination !== null && isKeyDoubtful(letters),
    'negative': discrimination !== null && discrimination < 0,
    // What everybody knows, or nobody, cannot tell people apart: that is said already.
    'low': discrimination !== null && discrimination >= 0 && discrimination < LowDiscrimination && !(isEasy || isHard),
    'hard': isHard,
    'easy': isEasy,
    'unused': letters.some(({ isKey, all }) => !isKey && all === 0),
  }
  return ItemFlags.filter((flag) => found[flag])
}

/** A wrong letter is chosen more often than a right one, by those as well who know the rest. */
function isKeyDoubtful(letters: ItemStats['letters']): boolean {
  const wrong = letters.filter(({ isKey }) => !isKey)
  return letters
    .filter(({ isKey }) => isKey)
    .some((key) => wrong.some(({ all, upper }) => all > key.all && upper > key.upper))
}
