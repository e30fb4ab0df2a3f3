import { expect, test } from 'vitest'
import { firstStage, stageAfterError, stageAfterResult } from './faceStage'

test('a wrong face can try again while tries are left', () => {
  expect(stageAfterResult({ triesLeft: 3, msg: '没有通过' })).toEqual({ at: 'failed', text: '没有通过' })
  expect(stageAfterResult({ triesLeft: 0, msg: '没有通过' })).toEqual({ at: 'exhausted' })
})

test('errors without a text of the server show a general one', () => {
  expect(stageAfterError({ code: '418', message: '明天再试' })).toEqual({ at: 'exhausted' })
  expect(stageAfterError({ code: 'profile-incomplete', message: '' })).toEqual({ at: 'missing' })
  expect(stageAfterError({ code: 'vendor-failed', message: '稍后再试' })).toEqual({ at: 'failed', text: '稍后再试' })
  expect(stageAfterError({ code: '500', message: '' }).at).toBe('failed')
})

test('a check opened again shows that its last face was wrong', () => {
  expect(firstStage({ failed: false, triesLeft: 5 })).toEqual({ at: 'ready' })
  expect(firstStage({ failed: true, triesLeft: 3 })).toMatchObject({
    at: 'failed',
    text: expect.stringContaining('3 次'),
  })
  expect(firstStage({ failed: true, triesLeft: 0 })).toEqual({ at: 'exhausted' })
})
