import { test } from '@japa/runner'
import { longestGap } from '../../../../tools/group/gaps.mjs'

const seconds = (...all: number[]) => all.map((one) => one * 1000)

test.group('The longest time without a good answer', () => {
  test('begins with the last one before the kill', ({ assert }) => {
    assert.equal(longestGap(seconds(1, 2, 9, 10, 12), 3_000, 11_000), 7)
  })

  test('goes on beyond the next kill when nothing came before it', ({ assert }) => {
    assert.equal(longestGap(seconds(1, 2, 30), 3_000, 11_000), 28)
  })

  test('is without end when nothing came at all', ({ assert }) => {
    assert.equal(longestGap(seconds(1, 2), 3_000, 11_000), Infinity)
    assert.equal(longestGap([], 3_000, 11_000), Infinity)
  })

  test('goes on to the end when nothing comes any more', ({ assert }) => {
    assert.equal(longestGap(seconds(2, 4), 3_000, 11_000), 7)
  })

  test('counts a later one that is longer', ({ assert }) => {
    assert.equal(longestGap(seconds(2, 4, 9, 10), 3_000, 9_500), 5)
  })
})
