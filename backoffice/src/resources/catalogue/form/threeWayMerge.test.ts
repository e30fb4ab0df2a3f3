import { expect, test } from 'vitest'
import { mergeValues, threeWayDiff } from './threeWayMerge'
import type { CourseValues } from './values'

const course = (overrides: Partial<CourseValues> = {}) =>
  ({
    courseName: '施工员岗位能力提升',
    coursePrice: 88.5,
    courseTags: ['MainCert'],
    teachingType: null,
    models: [{ modelCode: 3, modelName: '土建', courseName: '甲' }],
    courseDescription: '<p>介绍</p>',
    ...overrides,
  }) as CourseValues

test('only fields changed on both sides need a choice', () => {
  const typed = course({ courseName: '我的名称', courseDescription: '<p>我的</p>' })
  const newest = course({ courseName: '对方的名称', coursePrice: 79 })
  expect(threeWayDiff(course(), typed, newest)).toEqual({
    both: ['courseName'],
    mine: ['courseDescription'],
    theirs: ['coursePrice'],
  })
})

test('an equal change on both sides needs no choice', () => {
  const same = course({ courseName: '同一个名称' })
  expect(threeWayDiff(course(), same, course({ courseName: '同一个名称' }))).toEqual({
    both: [],
    mine: [],
    theirs: ['courseName'],
  })
})

test('an emptied field and a course name do not count as changes', () => {
  const typed = course({ teachingType: '', models: [{ modelCode: 3, modelName: '土建', courseName: '' }] })
  expect(threeWayDiff(course(), typed, course())).toEqual({ both: [], mine: [], theirs: [] })
})

test('the merge is the newest version with the chosen values', () => {
  const typed = course({ courseName: '我的名称', coursePrice: 66 })
  const newest = course({ coursePrice: 79, courseTags: ['Package'] })
  expect(mergeValues(typed, newest, ['courseName'])).toMatchObject({
    courseName: '我的名称',
    coursePrice: 79,
    courseTags: ['Package'],
  })
})
