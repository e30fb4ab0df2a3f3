import { expect, test } from 'vitest'
import { creditWarning, handoutError, handoutType, minutesError, titleError } from './rules'

test('a chapter has a title of 2 to 50 characters', () => {
  expect(titleError('')).toBe('请输入章节标题')
  expect(titleError('   ')).toBe('请输入章节标题')
  expect(titleError('绪')).toBe('长度在 2 到 50 个字符')
  expect(titleError('绪论')).toBeNull()
  expect(titleError('长'.repeat(50))).toBeNull()
  expect(titleError('长'.repeat(51))).toBe('长度在 2 到 50 个字符')
})

test('credit is at most a hundred minutes, with one decimal', () => {
  const expected = '学时必须在0到100之间，最多一位小数'
  for (const good of [null, undefined, 0, 0.1, 45.3, 99.9, 100]) {
    expect(minutesError(good)).toBeNull()
  }
  for (const bad of [-1, 100.1, 1.25]) expect(minutesError(bad)).toBe(expected)
})

test('credit longer than the video gets a warning', () => {
  expect(creditWarning(80, 28)).toBe('学时超过视频时长，请核对；仍然可以保存')
  expect(creditWarning(45, 45 * 60)).toBeNull()
  for (const unknown of [null, 0]) expect(creditWarning(45, unknown)).toBeNull()
  for (const none of [null, undefined, 0]) expect(creditWarning(none, 28)).toBeNull()
})

test('a handout is a document of less than 200 MB', () => {
  const limit = 200 * 1_048_576
  for (const name of ['a.doc', 'a.docx', 'a.pdf', 'a.PPT', 'a.b.pptx']) {
    expect(handoutError({ name, size: limit - 1 })).toBeNull()
  }
  expect(handoutError({ name: 'a.pdf', size: limit })).toBe('讲义必须小于200M')
  expect(handoutError({ name: 'a.pdf', size: 0 })).toBe('讲义文件是空的')
  for (const name of ['a.exe', 'a.pdf.zip', 'pdf', 'a.xls']) {
    expect(handoutError({ name, size: 1 })).toBe('讲义只能是 doc、docx、pdf、ppt 或 pptx 格式')
  }
})

test('the type of a handout follows from its extension', () => {
  expect(handoutType('讲义.PDF')).toBe('application/pdf')
  expect(handoutType('讲义.doc')).toBe('application/msword')
})
