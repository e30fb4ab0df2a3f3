import { expect, test } from 'vitest'
import { courseStatsText } from './courseStatsText'

const course = {
  courseType: 1,
  coursePrice: 398,
  totalTime: 0,
  orderCount: 1893,
  publishTime: '2026-09-04 08:00:00',
  lectures: 24,
  lectureSeconds: 43_200,
  validityDays: 365,
  models: [],
  liveStatus: null,
}

test('a course shows the details that customers compare', () => {
  expect(courseStatsText(course, false)).toEqual(['24讲', '12小时', '1893人在学', '有效期1年', '2026-09更新'])
})

test('further education shows its hours', () => {
  const further = { ...course, courseType: 5, totalTime: 390.5, validityDays: 400 }
  expect(courseStatsText(further, false).slice(1, 4)).toEqual(['8.7 学时（390.5 分钟）', '1893人在学', '有效期400天'])
})

test('a bundle’s length is the sum of its courses', () => {
  const models = [{ totalTime: 90 }, { totalTime: 60 }]
  expect(courseStatsText({ ...course, models }, true)).toContain('2.5小时')
  expect(courseStatsText({ ...course, models }, false)[0]).toBe('1893人在学')
})

test('unknown details are omitted', () => {
  const bare = { ...course, lectures: 0, lectureSeconds: 0, orderCount: 0, coursePrice: 0 }
  expect(courseStatsText({ ...bare, publishTime: null }, false)).toEqual([])
  expect(courseStatsText({ ...course, lectureSeconds: 3599 }, false).slice(0, 2)).toEqual(['24讲', '1893人在学'])
  expect(courseStatsText({ ...course, courseType: 3 }, false)).toEqual([])
})

test('a live lesson shows lectures once it is over', () => {
  const live = { ...course, courseType: 6, liveStatus: 'unstarted' as const }
  expect(courseStatsText(live, false)[0]).toBe('1893人在学')
  expect(courseStatsText({ ...live, liveStatus: 'completed' }, false)[0]).toBe('24讲')
})
