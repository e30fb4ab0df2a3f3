// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { partnerCode } from './partnerCode'
import { rememberPartnerCode } from './rememberPartnerCode'

beforeEach(() => sessionStorage.clear())

test.each([
  ['?exclusiveCode=zx2k7m', 'ZX2K7M'],
  ['?a=1&exclusiveCode=ZX2K7M', 'ZX2K7M'],
  ['?exclusiveCode=000000', null],
  ['?exclusiveCode=ZX2K7M7', null],
  ['?exclusiveCode=%3Cb%3E12', null],
  ['', null],
])('the code of %s is %s', (search, code) => {
  history.replaceState(null, '', `/index${search}`)
  new Function(rememberPartnerCode)()
  expect(partnerCode()).toBe(code)
})

test('a link without a code does not change the stored one', () => {
  sessionStorage.setItem('zx-partner-code', 'ZX2K7M')
  history.replaceState(null, '', '/index')
  new Function(rememberPartnerCode)()
  expect(partnerCode()).toBe('ZX2K7M')
})
