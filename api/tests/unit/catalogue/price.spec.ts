import { test } from '@japa/runner'
import { discountedPrice, priceWithCode } from '#catalogue/price'
import { reordered } from '#catalogue/display_order'
import { toMinutes, toSeconds } from '#core/duration'

test.group('Displayed prices', () => {
  test('prices are rounded half up to whole fen', ({ assert }) => {
    assert.equal(priceWithCode(3990, 9500), 3791)
    assert.equal(priceWithCode(8888, 9500), 8444)
    assert.equal(priceWithCode(1, 5000), 1)
    assert.equal(priceWithCode(3, 5000), 2)
  })

  test('a price stays above 0, and free stays free', ({ assert }) => {
    assert.equal(discountedPrice(1, 100), 1)
    assert.equal(discountedPrice(0, 9500), 0)
  })

  test('prices stay exact up to the largest one', ({ assert }) => {
    assert.equal(priceWithCode(Number.MAX_SAFE_INTEGER, 10_000), Number.MAX_SAFE_INTEGER)
  })
})

test.group('Reordering a list', () => {
  test('an item moves before another or to the end', ({ assert }) => {
    assert.deepEqual(reordered([1, 2, 3], 3, 1), [3, 1, 2])
    assert.deepEqual(reordered([1, 2, 3], 1, 3), [2, 1, 3])
    assert.deepEqual(reordered([1, 2, 3], 1, null), [2, 3, 1])
  })

  test('unknown items are rejected', ({ assert }) => {
    assert.isNull(reordered([1, 2], 9, 1))
    assert.isNull(reordered([1, 2], 1, 9))
  })
})

test.group('Minutes', () => {
  test('minutes have one decimal and survive a round trip', ({ assert }) => {
    assert.deepEqual([toMinutes(2730), toMinutes(0), toMinutes(59)], [45.5, 0, 1])
    for (const tenth of [0.1, 0.7, 45.5, 9999.9]) assert.equal(toMinutes(toSeconds(tenth)), tenth)
  })
})
