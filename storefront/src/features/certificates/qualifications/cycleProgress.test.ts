import { expect, test } from 'vitest'
import { nextSort, progressTexts, targetsBySpecialty } from './cycleProgress'

const target = (specialty: string, requiredCourse: 0 | 1, missingMinutes: number) => ({
  specialty,
  specialtyName: specialty,
  requiredCourse,
  targetMinutes: 2400,
  countedMinutes: 2400 - missingMinutes,
  notUploadedMinutes: 0,
  selfReportedMinutes: 0,
  missingMinutes,
})

test('progress is shown in hours of the rule and in minutes', () => {
  expect(progressTexts({ countedMinutes: 720, targetMinutes: 2400 }, 40)).toEqual({
    hours: '18 / 60 学时',
    minutes: '720 / 2400 分钟',
  })
})

test('required courses are studied before elective ones', () => {
  expect(nextSort({ targets: [target('szgc', 1, 60), target('szgc', 0, 60)] })).toBe(1)
  expect(nextSort({ targets: [target('szgc', 1, 0), target('szgc', 0, 60)] })).toBe(0)
  expect(nextSort({ targets: [target('szgc', 1, 0)] })).toBeNull()
})

test('targets of each specialty stay together', () => {
  const targets = [target('szgc', 1, 0), target('szgc', 0, 0), target('jzgc', 1, 0)]
  expect(targetsBySpecialty({ targets }).map((group) => group.length)).toEqual([2, 1])
})
