import { expect, test } from 'vitest'
import { codeOfLink } from './partnerCode'

test.each([
  ['?exclusiveCode=zx2k7m', 'ZX2K7M'],
  ['?a=1&exclusiveCode=ZX2K7M', 'ZX2K7M'],
  ['?exclusiveCode=000000', null],
  ['?exclusiveCode=ZX2K7M7', null],
  ['?exclusiveCode=%3Cb%3E12', null],
  ['', null],
])('the code of %s is %s', (search, code) => expect(codeOfLink(search)).toBe(code))
