import { expect, test } from 'vitest'
import { isReadableWithoutAgreement } from './openTexts'

test.each([
  ['/legal/privacy', true],
  ['/legal/privacy/2', true],
  ['/login/%2Findex', true],
  ['/board/user/privacy', true],
  ['/board/user/my-course', false],
  ['/index/my-cart', false],
  ['/', false],
])('%s is readable without agreement: %s', (pathname, readable) => {
  expect(isReadableWithoutAgreement(pathname)).toBe(readable)
})
