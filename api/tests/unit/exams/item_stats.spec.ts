import { test } from '@japa/runner'
import fc from 'fast-check'
import { bandsOf } from '#exams/analysis/score_groups'
import { addAnswers, addSeconds, Band, noCounts } from '#exams/analysis/item_counts'
import { itemStats, type Item } from '#exams/analysis/item_stats'
import { MinAttempts, ItemFlag } from '#exams/analysis/terms'
import { sortBySeverity } from '#exams/analysis/sort_by_severity'

const single: Item = { keys: ['A'], letters: ['A', 'B', 'C', 'D'] }
const bands = Object.values(Band)

/** The number of answers by band and letter: `{ upper: { A: 9, B: 1 } }`. */
type Table = Partial<Record<Band, Record<string, number>>>

function countsOf(item: Item, table: Table) {
  const counts = noCounts()
  for (const band of bands) {
    for (const [letters, count] of Object.entries(table[band] ?? {})) {
      const right = letters === item.keys.join(',') ? count : 0
      addAnswers(counts, band, {
        letters,
        isWords: false,
        count,
        right,
        earnedTenths: right * 20,
        possibleTenths: count * 20,
      })
    }
  }
  return counts
}

const statsOf = (item: Item, table: Table) => itemStats(item, countsOf(item, table))

const cases: [string, Item, Table, object][] = [
  [
    'a good question',
    single,
    { upper: { A: 9, B: 1 }, middle: { A: 10, C: 6 }, lower: { A: 3, B: 3, C: 2, D: 2 } },
    { sat: 36, rightRate: 61.1, discrimination: 0.6, flags: [] },
  ],
  [
    'a wrong key',
    single,
    { upper: { B: 9, A: 1 }, middle: { B: 10, A: 4, C: 2 }, lower: { A: 4, B: 2, C: 2, D: 2 } },
    { rightRate: 25, discrimination: -0.3, flags: [ItemFlag.WrongKey, ItemFlag.Negative] },
  ],
  [
    'a question that misleads weaker learners',
    single,
    { upper: { A: 8, B: 2 }, middle: { B: 10, C: 6 }, lower: { B: 8, D: 2 } },
    { rightRate: 22.2, discrimination: 0.8, flags: [] },
  ],
  [
    'a question that does not discriminate',
    single,
    { upper: { A: 5, B: 5 }, middle: { A: 8, C: 8 }, lower: { A: 4, D: 6 } },
    { discrimination: 0.1, flags: [ItemFlag.Low] },
  ],
  [
    'a question that everyone answers correctly',
    single,
    { upper: { A: 10 }, middle: { A: 16 }, lower: { A: 9, B: 1 } },
    { rightRate: 97.2, discrimination: 0.1, flags: [ItemFlag.Easy, ItemFlag.Unused] },
  ],
  [
    'a question that no one answers correctly',
    single,
    { upper: { A: 3, B: 2, C: 5 }, middle: { B: 9, D: 7 }, lower: { '': 10 } },
    { rightRate: 8.3, unanswered: 10, flags: [ItemFlag.WrongKey, ItemFlag.Hard] },
  ],
  [
    'several keys, one of them wrong',
    { keys: ['A', 'B'], letters: ['A', 'B', 'C'] },
    { upper: { 'A,C': 9, 'A,B': 1 }, middle: { 'A,C': 16 }, lower: { 'A,B': 4, 'A,C': 6 } },
    { flags: [ItemFlag.WrongKey, ItemFlag.Negative, ItemFlag.Hard] },
  ],
  [
    'too few attempts',
    single,
    { upper: { B: 8 }, middle: { B: 13 }, lower: { B: 8 } },
    { sat: 29, rightRate: null, discrimination: null, flags: [] },
  ],
  [
    'too few answers in a group',
    single,
    { upper: { B: 7 }, middle: { A: 20, C: 1, D: 1 }, lower: { A: 10 } },
    { sat: 39, discrimination: null, flags: [] },
  ],
]

test.group('Question statistics', () => {
  test('{0}')
    .with(cases)
    .run(({ assert }, [, item, table, expected]) => {
      const figures = statsOf(item, table)
      for (const [name, value] of Object.entries(expected)) {
        assert.deepEqual(figures[name as keyof typeof figures], value, name)
      }
    })

  test('written answers count by their points', ({ assert }) => {
    const counts = noCounts()
    const words = { letters: '', isWords: true, right: 0, possibleTenths: 400 }
    addAnswers(counts, Band.Upper, { ...words, count: 10, earnedTenths: 300 })
    addAnswers(counts, Band.Middle, { ...words, count: 10, earnedTenths: 200 })
    addAnswers(counts, Band.Lower, { ...words, count: 10, earnedTenths: 100 })
    const figures = itemStats({ keys: [], letters: [] }, counts)
    assert.include(figures, { rightRate: 50, discrimination: 0.5, unanswered: 0 })
    assert.deepEqual(figures.flags, [])
  })

  test('the median time ignores answers without a time', ({ assert }) => {
    const counts = noCounts()
    addSeconds(counts, 90, 10)
    addSeconds(counts, 20, 14)
    assert.include(itemStats(single, counts), { timed: 24, medianSeconds: null })
    addSeconds(counts, 30, 6)
    assert.include(itemStats(single, counts), { timed: 30, medianSeconds: 30 })
  })

  test('bad questions come first, rarely answered ones last', ({ assert }) => {
    const made = (questionId: number, flags: ItemFlag[], discrimination: number | null) => ({
      questionId,
      flags,
      discrimination,
      rightRate: discrimination === null ? null : 50,
    })
    const sorted = sortBySeverity([
      made(1, [], null),
      made(2, [], 0.5),
      made(3, [ItemFlag.Low], 0.1),
      made(4, [ItemFlag.WrongKey, ItemFlag.Negative], -0.2),
      made(5, [ItemFlag.WrongKey], -0.4),
    ])
    assert.deepEqual(
      sorted.map(({ questionId }) => questionId),
      [5, 4, 3, 2, 1]
    )
  })
})

const anyGroup = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D', ''), fc.integer({ min: 0, max: 30 }))
const anyTable = fc.record({ upper: anyGroup, middle: anyGroup, lower: anyGroup })

test.group('Statistics of any answers', () => {
  test('statistics stay within their bounds', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const { sat, rightRate, discrimination, letters, unanswered } = statsOf(single, table)
        const chosen = letters.reduce((sum, { all }) => sum + all, 0)
        if (chosen + unanswered !== sat) return false
        if (sat < MinAttempts) return rightRate === null && discrimination === null
        if (rightRate! < 0 || rightRate! > 100) return false
        return discrimination === null || Math.abs(discrimination) <= 1
      })
    )
  })

  test('swapping the groups changes the sign of discrimination', () => {
    fc.assert(
      fc.property(anyTable, ({ upper, middle, lower }) => {
        const one = statsOf(single, { upper, middle, lower })
        const other = statsOf(single, { upper: lower, middle, lower: upper })
        if (one.discrimination === null) return other.discrimination === null
        return Math.abs(one.discrimination + other.discrimination!) < 0.011 && one.rightRate === other.rightRate
      })
    )
  })

  test('discrimination rises when the upper group does better', () => {
    fc.assert(
      fc.property(anyTable, ({ upper, middle, lower }) => {
        const wrong = upper.B ?? 0
        const better = { ...upper, A: (upper.A ?? 0) + wrong, B: 0 }
        const [one, other] = [upper, better].map((group) => statsOf(single, { upper: group, middle, lower }))
        if (one!.discrimination === null) return true
        return other!.discrimination! >= one!.discrimination && other!.rightRate! >= one!.rightRate!
      })
    )
  })

  test('the groups are disjoint and complete', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (sat) => {
        const ids = Array.from({ length: sat }, (_, at) => at)
        const { upper, middle, lower } = bandsOf(ids)
        const all = [...upper, ...middle, ...lower]
        return upper.length === lower.length && all.join() === ids.join()
      })
    )
  })
})
