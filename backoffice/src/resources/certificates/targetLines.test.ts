import { expect, test } from 'vitest'
import { daysLeftText, missingHours, targetLines } from './targetLines'

const target = { specialty: 'szgc', specialtyName: '市政公用工程', selfReportedMinutes: 0 }
const required = {
  ...target,
  requiredCourse: 1 as const,
  targetMinutes: 2400,
  countedMinutes: 730,
  missingMinutes: 1670,
}
const elective = { ...target, requiredCourse: 0 as const, targetMinutes: 2400, countedMinutes: 2400, missingMinutes: 0 }

test('targets are shown in whole hours', () => {
  expect(targetLines({ targets: [required, elective], minutesPerHour: 40 })).toEqual([
    { key: 'szgc 1', text: '市政公用工程 必修 18 / 60 学时', isMissing: true },
    { key: 'szgc 0', text: '市政公用工程 选修 60 / 60 学时', isMissing: false },
  ])
})

test('missing hours are rounded up', () => {
  expect(missingHours({ targets: [required, elective], minutesPerHour: 40 })).toBe('必修 42 学时')
  expect(missingHours({ targets: [elective], minutesPerHour: 40 })).toBeNull()
})

test('days before and after the last day are named', () => {
  expect([3, 0, -2].map(daysLeftText)).toEqual(['还有 3 天', '今天截止', '已过 2 天'])
})
