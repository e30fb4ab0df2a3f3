import { expect, test } from 'vitest'
import { lessonText } from './lastLesson'

const lesson = {
  courseId: 7,
  courseName: '施工安全',
  liveStatus: null,
  begun: true,
  courseChapterId: 12,
  chapterTitle: '第二章',
  positionSeconds: 754,
  videoSeconds: 2700,
}

test('a lesson begun leads to its chapter and position', () => {
  expect(lessonText(lesson)).toEqual({
    word: '继续学习',
    place: '看到 12:34 / 45:00 · 第二章',
    percent: 28,
    href: '/index/study/7?chapter=12',
  })
})

test('a new lesson has no position', () => {
  expect(lessonText({ ...lesson, begun: false, positionSeconds: 0 })).toMatchObject({
    word: '开始学习',
    place: '第二章',
    percent: 0,
  })
})

test('a running live lesson is entered', () => {
  const live = { ...lesson, liveStatus: 'started' as const, courseChapterId: null, chapterTitle: null }
  expect(lessonText(live)).toMatchObject({
    word: '进入直播间',
    place: '正在直播',
    href: '/index/course-info/7/autoplay',
  })
})
