import fc from 'fast-check'
import { test } from '@japa/runner'

import { splitByLargestRemainder, bestTierDiscount } from '#commerce/pricing/rule_06'

/** The reference: slow enumeration of every combination. */
function bestByCounting(total: number): number {
  let best = 0
  for (let large = 0; large * 1000_00 <= total; large++) {
    for (let small = 0; large * 1000_00 + small * 800_00 <= total; small++) {
      best = Math.max(best, large * 50_00 + small * 30_00)
    }
  }
  return best
}

test.group('Rule 06', () => {
  test('{total} fen of goods get {off} fen off')
    .with([
      { total: 799_99, off: 0 },
      { total: 800_00, off: 30_00 },
      { total: 999_99, off: 30_00 },
      { total: 1000_00, off: 50_00 },
      { total: 1600_00, off: 60_00 },
      { total: 1800_00, off: 80_00 },
      { total: 2000_00, off: 100_00 },
      { total: 2400_00, off: 100_00 },
      { total: 2600_00, off: 110_00 },
      { total: 2800_00, off: 130_00 },
    ])
    .run(({ assert }, { total, off }) => {
      assert.equal(bestTierDiscount(total), off)
    })

  test('the closed form equals a count of every combination', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000_00 }), (total) => {
        assert.equal(bestTierDiscount(total), bestByCounting(total))
      }),
      { numRuns: 2000 }
    )
    for (let total = 0; total <= 12_000_00; total += 100_00) {
      assert.equal(bestTierDiscount(total), bestByCounting(total))
    }
  })

  test('a split is exact, within weights, and fair to a fen', ({ assert }) => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { maxLength: 100 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const sum = parts.reduce((all, part) => all + part, 0)
        const total = Math.floor(sum * share)

        const split = splitByLargestRemainder(total, parts)

        assert.equal(
          split.reduce((all, part) => all + part, 0),
          total
        )
        split.forEach((part, at) => {
          assert.isAtMost(part, parts[at])
          const floor = sum ? Number((BigInt(total) * BigInt(parts[at])) / BigInt(sum)) : 0
          assert.isTrue(part === floor || part === floor + 1)
        })
      }),
      { numRuns: 1000 }
    )
  })

  test('ties go to the earlier line', ({ assert }) => {
    assert.deepEqual(splitByLargestRemainder(2, [5, 5, 5]), [1, 1, 0])
  })
})
