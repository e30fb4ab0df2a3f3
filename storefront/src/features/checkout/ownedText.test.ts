import { expect, test } from 'vitest'
import type { Quote } from '~/lib/http/apiTypes'
import { creditedText, ownedText, renewalText, undecidedLines } from './ownedText'

const course = (expiryDate: string | null, extendedTo: string | null) => ({
  courseId: 1,
  courseName: '平法识图',
  expiryDate,
  extendedTo,
})
const line = { owned: [course('2027-11-22', '2028-11-21')], credited: [], contents: 1, renewable: true }

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

test('a course whose minutes are earned says so before another purchase', () => {
  const credited = [{ courseId: 1, courseName: '平法识图' }]
  expect(creditedText(line)).toBeNull()
  expect(creditedText({ ...line, credited })).toBe('您已学完本课程并取得学时，再次购买只能复习，不再产生学时')
  expect(creditedText({ ...line, credited, contents: 3 })).toBe(
    '《平法识图》已学完并取得学时，再次购买只能复习，不再产生学时'
  )
  expect(renewalText({ ...line, owned: [], credited })).toBe('仍要购买，用于复习')
  const items = [{ courseId: 1, ...line, owned: [], credited }]
  expect(undecidedLines({ items } as unknown as Quote, [])).toHaveLength(1)
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
