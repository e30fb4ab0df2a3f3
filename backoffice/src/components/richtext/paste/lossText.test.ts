import { expect, test } from 'vitest'
import { lossText } from './PasteLossNotice'

test('an author reads how much of a pasted document is missing', () => {
  expect(lossText({ pictures: 2, equations: 1, comments: 3 })).toBe(
    '粘贴的内容中有 2 张图片（请用“图片”按钮插入）、1 个公式（请用“公式”按钮重新输入）、3 条批注没有保留。'
  )
  expect(lossText({ pictures: 0, equations: 0, comments: 0 })).toBe('')
})
