import { expect, test } from 'vitest'
import { studyAdvice } from './studyAdvice'

const textsOf = (...args: Parameters<typeof studyAdvice>) => studyAdvice(...args).map(({ text }) => text)

const nothing = { courseId: 7, denial: null, hourObstacles: [], heldChapters: [], hinderedChapters: [] }

test('a course whose minutes all count needs no advice', () => {
  expect(studyAdvice(nothing)).toEqual([])
})

test('expiry, tests and unseen parts are listed in this order', () => {
  const heldChapters = [{ courseChapterId: 1, chapterName: '第一讲', paperId: null, heldHours: 45 }]
  const watch = { countedSeconds: 30, videoSeconds: 60, unseenParts: 0, fastestRate: null }
  const hinderedChapters = [
    { courseChapterId: 2, chapterName: '第二讲', reason: 'unseen' as const, ...watch, unseenParts: 2 },
    { courseChapterId: 3, chapterName: '第三讲', reason: 'other-device' as const, ...watch },
    { courseChapterId: 4, chapterName: '第四讲', reason: 'uncounted' as const, ...watch, fastestRate: 2 },
  ]
  expect(
    textsOf({
      courseId: 7,
      denial: 'expired',
      hourObstacles: ['expired', 'profile-incomplete'],
      heldChapters,
      hinderedChapters,
    })
  ).toEqual([
    '课程已过有效期，请重新购买',
    '身份信息缺失，请先完善姓名和身份证号',
    '1 学时（45 分钟）待通过测试，请完成章节测试：「第一讲」',
    '「第二讲」学习时间已经计满，有 2 段没有看过',
    '「第三讲」上次观看时在另一台设备打开了视频，之后的时间没有计入，请继续观看',
    '「第四讲」看完了，但计时只有一半（2倍速）',
  ])
})

test('a course without hours only shows that it has ended', () => {
  expect(studyAdvice({ ...nothing, hourObstacles: ['no-hours'] })).toEqual([])
  expect(textsOf({ ...nothing, denial: 'switched-off', hourObstacles: ['no-hours'] })).toEqual([
    '课程已失效，请联系客服',
  ])
})

test('a test and an unfinished chapter are links', () => {
  const heldChapters = [{ courseChapterId: 1, chapterName: '第一讲', paperId: 5, heldHours: 45 }]
  const watch = { countedSeconds: 60, videoSeconds: 60, unseenParts: 1, fastestRate: null }
  const hinderedChapters = [{ courseChapterId: 2, chapterName: '第二讲', reason: 'unseen' as const, ...watch }]
  expect(studyAdvice({ ...nothing, heldChapters, hinderedChapters }).map(({ href }) => href)).toEqual([
    '/index/test-papers/5/correlation-id/cpt-1',
    '/index/study/7?chapter=2',
  ])
})
