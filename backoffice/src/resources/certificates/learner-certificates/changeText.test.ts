import { expect, test } from 'vitest'
import { changeText } from './changeText'

test('a correction names only what changed', () => {
  const before = { availableHours: 40, heldHours: 20, usedHours: 0 }
  expect(changeText({ before, after: before })).toBe('学时没有变化')
  expect(changeText({ before, after: { ...before, availableHours: 60 } })).toBe('未上传由40变为60分钟')
  expect(changeText({ before, after: { availableHours: 60, heldHours: 0 } })).toBe(
    '未上传由40变为60分钟，待通过测试由20变为0分钟'
  )
})
