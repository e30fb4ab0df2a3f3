import { expect, test } from 'vitest'
import { fromQuery, toQuery } from './query'

test('an object filter survives the URL', () => {
  const query = toQuery({ kind: 'user', number: ' 12 ', action: 'all', days: null })
  expect(query).toMatchObject({ object: 'user:12' })
  expect(fromQuery(query)).toMatchObject({ kind: 'user', number: '12', action: 'all' })
  expect(toQuery({ kind: 'users', number: '12', action: 'all' }).object).toBe('users')
  expect(toQuery({ kind: 'invoices', number: '12', action: 'all' }).object).toBe('invoices')
  expect(toQuery({ kind: 'course', number: '', action: 'all' }).object).toBe('course')
  expect(toQuery({ kind: 'all', number: '12', action: 'all' }).object).toBeUndefined()
})
