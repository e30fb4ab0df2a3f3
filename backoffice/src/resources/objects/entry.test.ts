import { expect, test } from 'vitest'
import { changesOf, summaryOf } from './entry'
import { objectPath } from './links'

const titles = [{ object: 'user:5', title: '沈若兰', owner: null, gone: false }]
const course = (before: object | null, after: object | null) =>
  ({ object: 'course:12', before, after, titles, reason: null }) as unknown as Parameters<typeof summaryOf>[0]

test('a change of a price is shown in yuan, before and after', () => {
  expect(summaryOf(course({ priceFen: 14000 }, { priceFen: 15000 }))).toBe('优惠价 140.00 元 → 150.00 元')
})

test('codes and ids are shown as words and names', () => {
  const after = { certSubject: 'jzgc', courseType: 5, teacherId: 5, discountBp: 9500, requiredCourse: true }
  expect(changesOf(course(null, after)).map(({ label, after }) => [label, after])).toEqual([
    ['专业', '建筑工程'],
    ['课程类别', '继续教育'],
    ['讲课专家', '沈若兰'],
    ['折扣', '9.5 折'],
    ['是否必修课', '必修'],
  ])
})

test('a row has two changes and counts all', () => {
  const before = { priceFen: 100, originalPriceFen: 200, freightFen: 0 }
  const after = { priceFen: 200, originalPriceFen: 300, freightFen: 100 }
  expect(summaryOf(course(before, after))).toBe('优惠价 1.00 元 → 2.00 元；原价 2.00 元 → 3.00 元 等 3 项')
})

test('a recorded value gives way to a changed one', () => {
  const entry = {
    object: 'user-course:9',
    titles: [],
    reason: null,
    before: { courseId: 12, userCourseStatus: 'valid' },
    after: { userCourseStatus: 'expired' },
  } as unknown as Parameters<typeof summaryOf>[0]
  expect(summaryOf(entry)).toBe('状态 有效 → 已失效')
})

test('a rule is shown in words', () => {
  const rules = [{ ruleCode: '01', discountedPriceFen: 11000 }]
  expect(summaryOf(course({ rules: [] }, { rules }))).toBe('优惠规则 — → 老学员优惠 110.00 元')
})

test('an object has the page of its type or of its owner', () => {
  const title = (object: string, owner: string | null, gone = false) => ({ object, title: '', owner, gone })
  expect(objectPath('course:12', title('course:12', 'course-type:3'))).toBe('/board/admin/product/12')
  expect(objectPath('chapter:7', title('chapter:7', 'course:12'))).toBe(
    '/board/admin/course-detail/12?tab=chapters&chapter=7'
  )
  expect(objectPath('user:5', title('user:5', null))).toBe('/board/admin/loginlogs/person/5')
  expect(objectPath('course:12', title('course:12', null, true))).toBeNull()
  expect(objectPath('course:12', undefined)).toBeNull()
  expect(objectPath('params', undefined)).toBe('/board/admin/admin-sysparam')
})
