import { expect, test } from 'vitest'
import { stageAfterError } from './useFaceCheck'

test('too many failures and a missing identity have separate stages', () => {
  expect(stageAfterError({ code: '418', message: '当天实名认证失败次数过多，请明天再试' }).at).toBe('exhausted')
  expect(stageAfterError({ code: 'profile-incomplete', message: '' }).at).toBe('missing')
})

test('any other failure shows its message', () => {
  expect(stageAfterError({ code: '500', message: '' })).toEqual({
    at: 'failed',
    text: '人脸识别初始化失败请联系工作人员',
  })
})
