import { expect, test } from 'vitest'
import { refusalOf } from './useFaceCheck'

test('too many failures of the day and a missing identity have screens of their own', () => {
  expect(refusalOf({ code: '418', message: '当天实名认证失败次数过多，请明天再试' }).at).toBe(
    'spent'
  )
  expect(refusalOf({ code: 'profile-incomplete', message: '' }).at).toBe('missing')
})

test('whatever else keeps a check from beginning is said in the words of the specification', () => {
  expect(refusalOf({ code: '500', message: '' })).toEqual({
    at: 'failed',
    text: '人脸识别初始化失败请联系工作人员',
  })
})
