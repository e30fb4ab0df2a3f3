import { expect, test } from 'vitest'
import { describeDeletionImpact } from './member'
import { telephoneError } from './StaffFields'

test('zero counts are omitted from the deletion impact', () => {
  const left = { orders: 0, userCourses: 0, courses: 3, codeOrders: 12 }
  const text = describeDeletionImpact(left)
  expect(text).toHaveLength(2)
  expect(text[0]).toContain('课程 3 门')
  expect(text[1]).toContain('订单 12 笔')
})

test('an empty deletion impact gets its own message', () => {
  expect(describeDeletionImpact({ orders: 0, userCourses: 0, courses: 0, codeOrders: 0 })).toEqual([
    '目前没有课程或订单与其有关',
  ])
})

test.each([
  ['139****0031', '139****0031', null],
  ['139****0032', '139****0031', '长度11位'],
  ['13900000031', null, null],
  [' １３９00000031 ', null, null],
  ['1390000003', null, '长度11位'],
])('the telephone "%s" with "%s" stored gets the message %s', (typed, known, text) => {
  expect(telephoneError(typed, known)).toBe(text)
})
