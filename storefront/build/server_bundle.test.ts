import { expect, test } from 'vitest'
import { escapeBeyondAscii } from './server_bundle'

test('escaped code is ASCII and evaluates to the same values', () => {
  const code = '[`第 ${1} 页，é`, "😀", /[学\\u00e9]/u.test("学")]'
  const escaped = escapeBeyondAscii(code)
  expect(escaped).toMatch(/^[\0-\x7f]+$/)
  expect(evaluate(escaped)).toEqual(['第 1 页，é', '😀', true])
})

const evaluate = (code: string): unknown => new Function(`return ${code}`)()
