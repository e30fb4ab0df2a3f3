import { expect, test } from 'vitest'
import { lockedFields, locksOnSave, toBody } from './profile'
import type { Profile } from '../../../lib/apiTypes'

const person = (overrides: Partial<Profile>) =>
  ({ userName: '林知微', userStatus: 1, idCard: null, telephone: '139****0001', ...overrides }) as Profile
const number = '370102199001011234'
const masked = '3701**********1234'

test('a saved ID number locks name and number', () => {
  expect(locksOnSave(person({}), { userName: '林知微' })).toBe(false)
  expect(locksOnSave(person({}), { userName: '林知微', idCard: number })).toBe(true)
  expect(locksOnSave(person({ idCard: masked }), { userName: '林知微', idCard: masked })).toBe(true)
})

test('a confirmed user is asked only when adding a number', () => {
  const values = { userName: '林知微', telephone: '13900000009' }
  expect(locksOnSave(person({ userStatus: 2, idCard: masked }), values)).toBe(false)
  expect(locksOnSave(person({ userStatus: 2 }), { ...values, idCard: number })).toBe(true)
})

test('locked fields are not sent', () => {
  const confirmed = person({ userStatus: 2, idCard: masked })
  expect(lockedFields(confirmed)).toEqual({ userName: true, idCard: true })
  expect(toBody(confirmed, { userName: '别人', idCard: number, telephone: '13900000009' })).toEqual({
    telephone: '13900000009',
  })
})

test('only a new telephone is sent with the password', () => {
  const values = { userName: '林知微', currentPassword: 'Kran-Bau-2026' }

  expect(toBody(person({}), { ...values, telephone: '13900000009' })).toMatchObject({
    telephone: '13900000009',
    currentPassword: 'Kran-Bau-2026',
  })
  expect(toBody(person({}), { ...values, telephone: '139****0001' })).not.toHaveProperty('currentPassword')
})
