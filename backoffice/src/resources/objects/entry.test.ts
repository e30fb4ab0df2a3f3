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
  const after = { teacherId: 5, certSubject: 'jzgc', requiredCourse: true, discountBp: 9500, courseType: 5 }
  expect(changesOf(course(null, after)).map(({ label, after }) => [label, after])).toEqual([
    ['讲课专家', '沈若兰'],
    ['专业', '建筑工程'],
    ['是否必修课', '必修'],
    ['折扣', '9.5 折'],
    ['课程类别', '继续教育'],
  ])
})

test('a row has two changes, prices first, and counts all', () => {
  const before = { courseName: '旧', originalPriceFen: 200, priceFen: 100 }
  const after = { courseName: '新', originalPriceFen: 300, priceFen: 200 }
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

test('a regrade says how many answers it changed', () => {
  const after = { version: 2, questionKeys: 'C', attempts: 52, changed: [1, 2, 3] }
  const entry = { object: 'question:87', titles: [], reason: null, before: null, after }
  expect(summaryOf(entry as unknown as Parameters<typeof summaryOf>[0])).toBe('重新评分 52 份；成绩有变化 3 份 等 4 项')
})

test('a changed key is shown before its version', () => {
  const entry = {
    object: 'question:87',
    titles: [],
    reason: null,
    before: { version: 1, questionKeys: 'B' },
    after: { version: 2, questionKeys: 'C' },
  }
  expect(summaryOf(entry as unknown as Parameters<typeof summaryOf>[0])).toBe('答案 B → C；版本 第 1 版 → 第 2 版')
})

test('a new legal text says whether it is a major change', () => {
  const entry = {
    object: 'legal-text:7',
    titles: [],
    reason: '增加退款期限的说明',
    before: { number: 1 },
    after: { kind: 'refunds', number: 2, major: true },
  }
  expect(summaryOf(entry as unknown as Parameters<typeof summaryOf>[0])).toBe(
    '版本 第 1 版 → 第 2 版；重大变更 是 等 3 项'
  )
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
