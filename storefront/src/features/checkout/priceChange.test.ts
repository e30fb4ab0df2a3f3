import { expect, test } from 'vitest'
import type { Quote } from '~/lib/http/apiTypes'
import { changesBetween } from './priceChange'

const item = (courseId: number, orderItemAmt: number, courseCount = 1) => ({
  courseId,
  courseName: `课程${courseId}`,
  orderItemAmt,
  courseCount,
})
const quote = (items: ReturnType<typeof item>[], freightPrice = 0) => ({ items, freightPrice }) as unknown as Quote

test('changes list each line with another price', () => {
  const seen = quote([item(1, 100), item(2, 50, 3)])
  const fresh = quote([item(1, 120), item(2, 50, 3)])
  expect(changesBetween(seen, fresh)).toEqual([{ courseId: 1, name: '课程1', before: '¥100.00', after: '¥120.00' }])
})

test('changes list added and removed lines, and shipping', () => {
  const seen = quote([item(1, 100), item(2, 45)])
  const fresh = quote([item(1, 100), item(3, 60, 2)], 8)
  expect(changesBetween(seen, fresh)).toEqual([
    { courseId: 2, name: '课程2', before: '¥45.00', after: null },
    { courseId: 3, name: '课程3', before: null, after: '¥60.00（2份）' },
    { courseId: 0, name: '运费', before: '¥0.00', after: '¥8.00' },
  ])
})
