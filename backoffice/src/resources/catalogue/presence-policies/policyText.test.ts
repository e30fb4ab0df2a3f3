import { expect, test } from 'vitest'
import { faceText, promptText } from './policyText'

const nothing = {
  promptFromMinutes: null,
  promptToMinutes: null,
  faceAtStart: false,
  faceEveryMinutes: null,
  faceBeforeChapterTest: false,
  faceBeforeCourseTest: false,
  faceBeforeUpload: false,
  faceHoldsMinutes: 120,
}

test('a policy lists what it asks', () => {
  expect(promptText(nothing)).toBe('不随机确认在学')
  expect(promptText({ ...nothing, promptFromMinutes: 10, promptToMinutes: 20 })).toBe('每 10 至 20 分钟随机确认在学')
  expect(faceText(nothing)).toBe('不需要人脸核验')
  expect(faceText({ ...nothing, faceAtStart: true, faceEveryMinutes: 60, faceBeforeUpload: true })).toBe(
    '人脸核验：开始学习、学习中每 60 分钟、上传学时；120 分钟内有效'
  )
})
