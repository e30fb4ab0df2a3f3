import { expect, test } from 'vitest'
import { studyAdvice } from './studyAdvice'

const nothing = { denial: null, heldChapters: [], unseenChapters: [] }

test('a course on which all counts needs no advice', () => {
  expect(studyAdvice(nothing)).toEqual([])
})

test('the end of the right, tests and unseen parts are told in this order', () => {
  const heldChapters = [{ courseChapterId: 1, chapterName: '第一讲', heldHours: 45 }]
  expect(
    studyAdvice({ denial: 'expired', heldChapters, unseenChapters: ['第二讲', '第三讲'] })
  ).toEqual([
    '课程已过有效期，请重新购买',
    '45分钟学时待通过测试，请完成章节测试：「第一讲」',
    '「第二讲」学习时间已经计满，请看完视频中未观看的部分',
    '「第三讲」学习时间已经计满，请看完视频中未观看的部分',
  ])
})
