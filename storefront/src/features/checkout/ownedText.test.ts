import { expect, test } from 'vitest'
import type { Quote } from '~/lib/http/apiTypes'
import { ownedText, renewalText, undecidedLines } from './ownedText'

const course = (expiryDate: string | null, extendedTo: string | null) => ({
  courseId: 1,
  courseName: '平法识图',
  expiryDate,
  extendedTo,
})
const line = { owned: [course('2027-11-22', '2028-11-21')], contents: 1, renewable: true }

test('an owned course is shown with its last day', () => {
  expect(ownedText({ ...line, owned: [] })).toBeNull()
  expect(ownedText(line)).toBe('您已拥有本课程（至2027-11-22）')
  expect(ownedText({ ...line, owned: [course(null, null)] })).toBe('您已拥有本课程')
  expect(ownedText({ ...line, contents: 3 })).toBe('您已拥有其中 1 门')
})

test('the effect of another purchase is shown before', () => {
  expect(renewalText(line)).toBe('仍要购买，有效期延长至2028-11-21')
  expect(renewalText({ ...line, contents: 3 })).toBe('仍要购买整个套餐（已拥有：《平法识图》）')
  expect(renewalText({ ...line, renewable: false })).toBe('长期有效，不需要再次购买')
})

test('a line is undecided until chosen, always if not renewable', () => {
  const items = [
    { courseId: 1, ...line },
    { courseId: 2, ...line, owned: [] },
    { courseId: 3, ...line, renewable: false },
  ]
  const undecided = (renew: number[]) =>
    undecidedLines({ items } as unknown as Quote, renew).map(({ courseId }) => courseId)

  expect(undecided([])).toEqual([1, 3])
  expect(undecided([1, 3])).toEqual([3])
})
