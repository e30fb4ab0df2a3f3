import { expect, test } from 'vitest'
import { differencesOf, changedFieldsText, type AuditEntry } from './entry'
import { fromQuery, toQuery } from './query'

test('a change is listed by field, with the labels of its form', () => {
  const before = { userName: '王一', userRole: ['user'], disabled: false }
  const after = { userName: '王二', userRole: ['user', 'teacher'], disabled: true }
  expect(differencesOf({ before, after })).toEqual([
    { field: 'userName', label: '姓名', before: '王一', after: '王二' },
    { field: 'userRole', label: '角色', before: '学员', after: '学员、讲师' },
    { field: 'disabled', label: '已停用', before: '否', after: '是' },
  ])
})

test('an absent value is a dash', () => {
  const before = { idCard: '3701**********1234' }
  expect(differencesOf({ before, after: { telephone: null, place: 0 } })).toMatchObject([
    { field: 'telephone', before: '—', after: '—' },
    { field: 'place', before: '—', after: '0' },
    { field: 'idCard', before: '3701**********1234', after: '—' },
  ])
  expect(differencesOf({ before: null, after: null })).toEqual([])
})

test('an unlabelled field keeps its own name', () => {
  expect(differencesOf({ before: null, after: { newFact: { a: 1 } } })).toEqual([
    { field: 'newFact', label: 'newFact', before: '—', after: '{"a":1}' },
  ])
})

test('a row names three fields and counts all', () => {
  const after = { userName: '', telephone: '', idCard: '', disabled: true }
  expect(changedFieldsText({ before: null, after } as unknown as AuditEntry)).toBe('姓名、手机号、身份证号 等 4 项')
})

test('a row names the unmasked number', () => {
  expect(changedFieldsText({ before: null, after: { field: 'idCard' } } as unknown as AuditEntry)).toBe('身份证号')
})

test('an object filter survives the URL', () => {
  const query = toQuery({ kind: 'user', number: ' 12 ', action: 'all', days: null })
  expect(query).toMatchObject({ object: 'user:12' })
  expect(fromQuery(query)).toMatchObject({ kind: 'user', number: '12', action: 'all' })
  expect(toQuery({ kind: 'users', number: '12', action: 'all' }).object).toBe('users')
  expect(toQuery({ kind: 'invoices', number: '12', action: 'all' }).object).toBe('invoices')
  expect(toQuery({ kind: 'course', number: '', action: 'all' }).object).toBe('course')
  expect(toQuery({ kind: 'all', number: '12', action: 'all' }).object).toBeUndefined()
})
