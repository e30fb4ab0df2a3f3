import { expect, test } from 'vitest'
import { formulaError } from './formula'

test.each([
  ['\\frac{1}{2}', null],
  ['面积=长\\times 宽', null],
  [' ', '请输入公式'],
  ['\\fracc{1}', '没有 \\fracc 这个命令'],
  ['\\begin{nosuch}x\\end{nosuch}', '没有 nosuch 这个环境'],
  ['\\frac{1', '括号没有成对'],
  ['a}', '括号没有成对'],
  ['a^b^c', '第 4 个字符附近有错误'],
  ['\\def\\a{x}\\a', '公式中不能定义命令'],
])('the formula %s gets its error message', (latex, expected) => {
  expect(formulaError(latex)).toBe(expected)
})

test('a formula has at most 1000 characters', () => {
  expect(formulaError('x'.repeat(1000))).toBe(null)
  expect(formulaError('x'.repeat(1001))).toBe('公式最多1000个字符')
})
