import { expect, test } from 'vitest'
import { canDelete, netAmount } from './order'

test('only an unpaid order can be deleted', () => {
  expect([1, 2, 3].map((orderStatus) => canDelete({ orderStatus: orderStatus as 1 }))).toEqual([true, false, false])
})

test('the net amount is exact to the fen', () => {
  expect(netAmount({ orderAmt: 0.3, refundedAmt: 0.1 })).toBe(0.2)
})
