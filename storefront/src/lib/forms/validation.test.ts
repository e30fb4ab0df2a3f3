import { expect, test } from 'vitest'
import { ApiError } from '~/lib/http/errors'
import { hasError, serverFieldErrors, validateBy } from './validation'

const required = (text: string) => (text ? null : '必填')

test('every field is validated by its own rule', () => {
  const validate = validateBy({ name: required, note: () => null })
  expect(validate({ name: '', note: '' })).toEqual({ name: '必填', note: null })
  expect(hasError(validate({ name: '', note: '' }))).toBe(true)
  expect(hasError(validate({ name: '张三', note: '' }))).toBe(false)
})

test('an error is shown at the form fields it names', () => {
  const errors = [
    { field: 'name', rule: 'x', msg: '不对' },
    { field: 'elsewhere', rule: 'x', msg: '也不对' },
  ]
  const failure = new ApiError({ code: 'error', errors }, '不对', true)
  expect(serverFieldErrors(failure, { name: '张三', note: '' })).toEqual({ name: '不对' })
})
