import { settings } from '@zhuxue/api/terms/settings'
import { expect, test } from 'vitest'
import { changesOf, toValues, warningsOf } from './params'
import type { Params } from '../../lib/apiTypes'

const params = Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value])) as Params

test('unchanged settings are not sent', () => {
  expect(changesOf(params, toValues(params))).toEqual({})
  expect(changesOf(params, { version: ' 1.0.0 ', passLine: 60 })).toEqual({})
})

test('an optional number without a value is shown empty', () => {
  expect(toValues({ ...params, helpCourseId: '' }).helpCourseId).toBeNull()
})

test('changed settings are sent, emptied ones too', () => {
  expect(changesOf({ ...params, update: '旧' }, { update: '', passLine: 70 })).toEqual({ update: '', passLine: 70 })
})

test('a change that affects all users needs confirmation', () => {
  expect(warningsOf({ version: '2.0.0' })).toEqual([])
  expect(warningsOf({ authType: 'verifyCode', serviceQrUrl: '/x.png' })).toHaveLength(2)
})
