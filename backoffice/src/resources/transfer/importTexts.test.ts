import { expect, test } from 'vitest'
import { countsText, percentDone } from './importTexts'

const none = { added: 0, changed: 0, linked: 0, same: 0, refused: 0 }

test('counts are listed without zeros', () => {
  expect(countsText({ ...none, added: 1200, refused: 3 })).toBe('新增 1,200，有错误 3')
  expect(countsText(none)).toBe('—')
})

test('progress counts rows that were refused while writing', () => {
  const found = { ...none, added: 8, changed: 2, refused: 5 }
  expect(percentDone(found, { ...none, refused: 5 })).toBe(0)
  expect(percentDone(found, { ...none, added: 4, refused: 6 })).toBe(50)
  expect(percentDone(none, none)).toBe(100)
})
