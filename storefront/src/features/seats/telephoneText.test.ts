import { expect, test } from 'vitest'
import { readText, withoutEntries } from './telephoneText'

const [one, two, three] = ['13800138000', '13900139000', '15912345678']

test('a pasted text is split into numbers, errors and repetitions', () => {
  const { telephones, wrong, repeated, problem } = readText(`${one}，+86 ${two}\n${one} 1380013800、张三`, 5)

  expect(telephones).toEqual([one, two])
  expect(wrong.map(({ typed, fault }) => [typed, fault])).toEqual([['张三 1380013800', 'short']])
  expect(repeated).toBe(1)
  expect(problem).toBeNull()
})

test('every error has its message', () => {
  expect(readText('  ', 5).problem).toBe('请输入手机号')
  expect(readText('张三', 5).problem).toBe('没有可以分配的手机号，请输入11位手机号')
  expect(readText(`${one} ${two} ${three}`, 2).problem).toBe('剩余名额只有2个，本次需要3个，请减少手机号后重新提交')
  expect(readText(one, 0).problem).toBe('名额已全部分配，没有剩余名额')
  expect(readText(`${one} `.repeat(90), 100).problem).toBe('最多1000个字符，现有1080个，请分批提交')
})

test('a name belongs to its number', () => {
  const text = `张三：138-0013-8000，李四 ${two}`

  expect(readText(text, 5).telephones).toEqual([`张三 ${one}`, `李四 ${two}`])
  expect(withoutEntries(text, ({ telephone }) => telephone === two)).toBe('张三 138-0013-8000')
})

test('an entry is removed from the text in any spelling', () => {
  const text = `138-0013-8000，${two} 12`

  expect(withoutEntries(text, ({ telephone }) => telephone === one)).toBe(`${two}\n12`)
  expect(withoutEntries(text, ({ fault }) => Boolean(fault))).toBe(`138-0013-8000\n${two}`)
})
