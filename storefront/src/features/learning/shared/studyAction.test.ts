import { describe, expect, test } from 'vitest'
import { CourseType, type LiveStatus } from '@zhuxue/api/terms/catalogue'
import { studyAction, type Studied } from './studyAction'

const video: Studied = {
  courseId: 7,
  courseType: CourseType.Course,
  courseTags: '',
  certSubject: null,
  liveStatus: null,
  liveStartsAt: null,
  liveMinutes: 0,
}
const live = (liveStatus: LiveStatus): Studied => ({
  ...video,
  courseType: CourseType.Live,
  liveStatus,
  liveStartsAt: `${new Date().getFullYear()}-12-03 19:30:00`,
})

test.each([
  [{}, '开始学习'],
  [{ begun: true }, '继续学习'],
  [{ begun: true, done: true }, '复习'],
])('a course with %o reads %s', (progress, text) => {
  expect(studyAction(video, progress)).toMatchObject({ text, href: '/index/study/7' })
})

describe('Live courses', () => {
  test('a coming live course says when it begins', () => {
    expect(studyAction(live('unstarted'), { begun: true })).toEqual({
      text: '12月3日 19:30 开播',
      href: '/index/course-info/7#study',
      isRunning: false,
      isWaiting: true,
    })
    expect(studyAction({ ...live('unstarted'), liveStartsAt: null }).text).toBe('直播尚未开始')
  })

  test('a running live course is entered in one step', () => {
    expect(studyAction(live('started'))).toEqual({
      text: '进入直播间',
      href: '/index/course-info/7/autoplay',
      isRunning: true,
      isWaiting: false,
    })
  })

  test('a past live course leads to its replay', () => {
    expect(studyAction(live('completed'), { begun: true })).toMatchObject({ text: '看回放', href: '/index/study/7' })
    expect(studyAction(live('completed'), { isPreview: true }).href).toBe('/index/course-info/7#study')
  })
})

test('previews, bundles and partner courses stay on the course page', () => {
  const coursePage = '/index/course-info/7#study'

  expect(studyAction(video, { isPreview: true }).href).toBe(coursePage)
  expect(studyAction({ ...video, courseTags: 'Package' }).href).toBe(coursePage)
  expect(studyAction({ ...video, certSubject: 'glgc' }).href).toBe(coursePage)
})

test('a Q&A is read', () => {
  expect(studyAction({ ...video, courseType: CourseType.Answer })).toMatchObject({
    text: '查看答案',
    href: '/index/course-info/7#study',
  })
})
