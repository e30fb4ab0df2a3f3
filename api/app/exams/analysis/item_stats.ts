import type { ItemCounts, LetterCount } from '#exams/analysis/item_counts'
import {
  EasyFrom,
  MinGroupSize,
  MinAttempts,
  HardBelow,
  type ItemFlag,
  ItemFlags,
  LowDiscrimination,
} from '#exams/analysis/terms'

export interface Item {
  /** Empty for a text answer. */
  keys: string[]
  letters: string[]
}

export interface ItemStats {
  sat: number
  unanswered: number
  /** Percent with one decimal; for a text answer the share of its points. */
  rightRate: number | null
  /** From -1 to 1, two decimals. */
  discrimination: number | null
  /** The number of answers with a known time, and their median. */
  timed: number
  medianSeconds: number | null
  letters: ({ letter: string; isKey: boolean } & LetterCount)[]
  flags: ItemFlag[]
}

/** The statistics of one question; null where there are too few answers. */
export function itemStats({ keys, letters }: Item, counts: ItemCounts): ItemStats {
  const { sat } = counts.all
  const isEnough = sat >= MinAttempts
  const chosen = letters.map((letter) => ({
    letter,
    isKey: keys.includes(letter),
    ...(counts.letters.get(letter) ?? { all: 0, upper: 0, lower: 0 }),
  }))
  const figures = {
    sat,
    unanswered: counts.unanswered,
    rightRate: facilityOf(counts.all),
    discrimination: isEnough ? discriminationOf(counts) : null,
    ...timeOf(counts.seconds),
    letters: chosen,
  }
  return { ...figures, flags: isEnough ? flagsOf(figures) : [] }
}

/** Percent with one decimal; null with too few answers. */
export function facilityOf(sums: ItemCounts['all']): number | null {
  return sums.sat >= MinAttempts ? Math.round(rateOf(sums) * 1000) / 10 : null
}

/** Points for text, right or wrong for letters: a question without points has a facility too. */
function rateOf({ sat, right, earnedTenths, possibleTenths }: ItemCounts['all']): number {
  if (sat === 0) return 0
  return possibleTenths > 0 ? earnedTenths / possibleTenths : right / sat
}

function discriminationOf({ upper, lower }: ItemCounts): number | null {
  if (upper.sat < MinGroupSize || lower.sat < MinGroupSize) return null
  // `+ 0` turns -0 into 0.
  return Math.round((rateOf(upper) - rateOf(lower)) * 100) / 100 + 0
}

function timeOf(seconds: Map<number, number>) {
  const timed = [...seconds.values()].reduce((sum, count) => sum + count, 0)
  return { timed, medianSeconds: timed >= MinAttempts ? medianOf(seconds, timed) : null }
}

/** The lower of the two middle values. */
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
    // A question that nearly all or no users answer correctly cannot discriminate; another flag says so.
    'low': discrimination !== null && discrimination >= 0 && discrimination < LowDiscrimination && !(isEasy || isHard),
    'hard': isHard,
    'easy': isEasy,
    'unused': letters.some(({ isKey, all }) => !isKey && all === 0),
  }
  return ItemFlags.filter((flag) => found[flag])
}

/** A wrong letter is chosen more often than a right one, also by the upper group. */
function isKeyDoubtful(letters: ItemStats['letters']): boolean {
  const wrong = letters.filter(({ isKey }) => !isKey)
  return letters
    .filter(({ isKey }) => isKey)
    .some((key) => wrong.some(({ all, upper }) => all > key.all && upper > key.upper))
}
