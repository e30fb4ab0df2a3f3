import { expect, test } from 'vitest'
import type { CourseDetail } from '~/lib/http/apiTypes'
import { comparisonRows } from './comparisonRows'
import { comparedIds } from './loadComparison'

const course = (changes: Record<string, unknown> = {}) =>
  ({
    courseType: 5,
    courseTags: 'MainCert',
    coursePrice: 140,
    coursePriceOriginal: 160,
    lowestModel: null,
    discountRules: [],
    models: [],
    totalTime: 720,
    lectures: 8,
    lectureSeconds: 0,
    certSubject: 'jzgc',
    requiredCourse: 1,
    teacherName: '秦书怡',
    validityDays: 365,
    orderCount: 3,
    ...changes,
  }) as unknown as CourseDetail

const named = (rows: { name: string; cells: unknown[] }[]) => new Map(rows.map(({ name, cells }) => [name, cells]))

test('a comparison separates what differs from what is common', () => {
  const { different, common } = comparisonRows([course(), course({ totalTime: 900, requiredCourse: 0 })])
  expect(named(different)).toEqual(
    new Map([
      ['学时', ['16 学时（720 分钟）', '20 学时（900 分钟）']],
      ['计入证书', ['建筑工程 · 必修 · 主项证书', '建筑工程 · 选修 · 主项证书']],
    ])
  )
  expect(named(common).get('有效期')).toEqual(['1年', '1年'])
  expect(named(common).has('直播')).toBe(false)
})

test('a comparison shows credit, time and price of each type', () => {
  const live = course({
    courseType: 6,
    courseTags: null,
    liveStatus: 'unstarted',
    liveStartsAt: '2031-12-05 19:30:00',
    liveMinutes: 90,
    totalTime: 0,
    lowestModel: { coursePrice: 59, coursePriceOriginal: 99, isLowestOfSeveral: true },
  })
  const rows = named(comparisonRows([course(), live]).different)
  expect(rows.get('计入证书')![1]).toBe('不计入继续教育学时')
  expect(rows.get('直播')).toEqual([null, '2031年12月5日（周五）19:30 开播，时长90分钟'])
  expect(rows.get('价格')![1]).toContain('59.00')
})

test('an address names up to three courses, each once', () => {
  const ids = (text: string) => comparedIds(new URLSearchParams({ courses: text }))
  expect(ids('3,1,3')).toEqual([3, 1])
  expect(ids('1,2,3,4')).toEqual([1, 2, 3])
  expect(ids('0,x,1e2,')).toEqual([])
})
