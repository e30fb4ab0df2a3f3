import { test } from '@japa/runner'
import fc from 'fast-check'
import { toFen, multiplier, formatPrice, timesBasisPoints, toYuan } from '#core/money'

test.group('Money', () => {
  test('every amount survives a round trip', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (amount) => {
        assert.equal(toFen(toYuan(amount)), amount)
      })
    )
  })

  test('half a fen is rounded up on the decimal text', ({ assert }) => {
    assert.equal(toFen(1.005), 101)
    assert.equal(toFen(8.675), 868)
    assert.equal(toFen(1e-7), 0)
  })

  test('invalid amounts are rejected', ({ assert }) => {
    for (const wrong of [Number.NaN, Infinity, 1e20]) assert.throws(() => toFen(wrong), RangeError)
  })

  test('multiplication is exact, rounding half up', ({ assert }) => {
    assert.equal(timesBasisPoints(1, 5000), 1)
    assert.equal(timesBasisPoints(1, 4999), 0)
    const amounts = fc.integer({ min: 0, max: 100_000_000_000_000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const exact = (BigInt(amount) * BigInt(basisPoints) + 5000n) / 10_000n
        assert.equal(timesBasisPoints(amount, basisPoints), Number(exact))
      })
    )
  })

  test('prices show two decimals, or 免费 for zero', ({ assert }) => {
    assert.equal(formatPrice(3990), '¥39.90')
    assert.equal(formatPrice(0), '免费')
    assert.equal(multiplier(9500), 0.95)
  })
})
