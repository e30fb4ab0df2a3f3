import { expect, test } from 'vitest'
import { pastedCode, pastedDigits } from './pastedCode'

test.each([
  ['【筑学】验证码：704 215，10分钟内有效', '704215'],
  ['７０４２１５ ', '704215'],
])('an SMS code is found in %j', (pasted, code) => {
  expect(pastedDigits(pasted).slice(0, 6)).toBe(code)
})

test.each([
  ['专属码：QD 20 26', 'QD2026'],
  [' ＱＤ２０２６ ', 'QD2026'],
])('a code is found in %j', (pasted, code) => {
  expect(pastedCode(pasted)).toBe(code)
})
