import { expect, test } from 'vitest'
import { codeFormatError, discountText, toBody } from './channel'

test.each([
  [0.95, '9.5 折'],
  [0.1, '1 折'],
  [0.57, '5.7 折'],
  [1, '不打折'],
  [null, '—'],
])('a multiplier of %s is shown as %s', (multiplier, expected) => {
  expect(discountText(multiplier)).toBe(expected)
})

test.each([
  ['AB12CD', null],
  ['AB12C', '长度6位'],
  ['AB12CDE', '长度6位'],
  ['AB 2CD', '长度6位'],
  ['专属码一二三', '长度6位'],
])('the promo code "%s" gets the message %s', (code, expected) => {
  expect(codeFormatError(code)).toBe(expected)
})

test('an emptied code is sent as null, list-only fields not', () => {
  const body = toBody({ userId: 7, userName: '甲方', exclusiveCode: '', disabled: false })
  expect(body).toMatchObject({ userName: '甲方', exclusiveCode: null })
  expect(Object.keys(body)).not.toContain('disabled')
})
