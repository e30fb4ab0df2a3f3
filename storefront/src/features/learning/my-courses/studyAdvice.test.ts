import { expect, test } from 'vitest'
import { studyAdvice } from './studyAdvice'

const nothing = { denial: null, hourObstacles: [], heldChapters: [], hinderedChapters: [] }

test('a course whose minutes all count needs no advice', () => {
  expect(studyAdvice(nothing)).toEqual([])
})

test('expiry, tests and unseen parts are listed in this order', () => {
  const heldChapters = [{ courseChapterId: 1, chapterName: '第一讲', heldHours: 45 }]
  const hinderedChapters = [
    { courseChapterId: 2, chapterName: '第二讲', reason: 'unseen' as const },
    { courseChapterId: 3, chapterName: '第三讲', reason: 'other-device' as const },
  ]
  expect(
    studyAdvice({ denial: 'expired', hourObstacles: ['expired', 'profile-incomplete'], heldChapters, hinderedChapters })
  ).toEqual([
    '课程已过有效期，请重新购买',
    '身份信息缺失，请先完善姓名和身份证号',
    '45分钟学时待通过测试，请完成章节测试：「第一讲」',
    '「第二讲」学习时间已经计满，请看完视频中未观看的部分',
    '「第三讲」上次观看时在另一台设备打开了视频，之后的时间没有计入，请继续观看',
  ])
})

test('a course without hours only shows that it has ended', () => {
  expect(studyAdvice({ ...nothing, hourObstacles: ['no-hours'] })).toEqual([])
  expect(studyAdvice({ ...nothing, denial: 'switched-off', hourObstacles: ['no-hours'] })).toEqual([
    '课程已失效，请联系客服',
  ])
})
