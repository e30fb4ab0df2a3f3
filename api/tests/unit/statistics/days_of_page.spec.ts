import { test } from '@japa/runner'
import { daysOfPage } from '#statistics/sales/orders_of_course'

const block = (day: number, count: number) => ({ days: { from: `day ${day}`, to: `day ${day}` }, count })
const blocks = [block(9, 3), block(7, 5), block(2, 4)]

test.group('Days of a page of orders', () => {
  test('the days begin and end with the page')
    .with([
      { offset: 0, size: 3, days: ['day 9', 'day 9'], skip: 0 },
      { offset: 0, size: 4, days: ['day 7', 'day 9'], skip: 0 },
      { offset: 3, size: 5, days: ['day 7', 'day 7'], skip: 0 },
      { offset: 4, size: 5, days: ['day 2', 'day 7'], skip: 1 },
      { offset: 10, size: 10, days: ['day 2', 'day 2'], skip: 2 },
    ])
    .run(({ assert }, { offset, size, days, skip }) => {
      const found = daysOfPage(blocks, offset, size)
      assert.deepEqual(found, { days: { from: days[0], to: days[1] }, skip })
    })

  test('a page beyond the last has no days', ({ assert }) => {
    assert.isNull(daysOfPage(blocks, 12, 3))
    assert.isNull(daysOfPage([], 0, 10))
  })
})
