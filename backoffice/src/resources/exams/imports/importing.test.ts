import { expect, test } from 'vitest'
import { firstDecisions, countImported, pasteWarnings, type ImportRow } from './importing'

const row = (line: number, change: Partial<ImportRow> = {}) =>
  ({ line, cells: {}, questionText: '', faults: [], notes: [], twin: null, ...change }) as unknown as ImportRow
const faults = [{ column: 'answer' as const, sentence: '' }]

test('invalid rows and existing questions are excluded by default', () => {
  const twin = { questionId: 1, questionNo: 1, line: null }
  const rows = [row(2), row(3, { faults }), row(4, { twin })]
  const decisions = firstDecisions(rows)
  expect(decisions).toEqual({ 2: 'add', 3: 'skip', 4: 'skip' })
  expect(countImported(rows, { ...decisions, 4: 'replace' })).toBe(2)
})

test('content dropped by a text field is listed', () => {
  const word = '<p class=MsoNormal>1. 面积 5 m<sup>2</sup><img src="file:///a.png"></p>'
  expect(pasteWarnings(word)).toEqual(['图片', '上标或下标'])
  expect(pasteWarnings('<table><tr><td><m:oMath>x</m:oMath></td></tr></table>')).toEqual(['公式', '表格'])
  expect(pasteWarnings('<p>1. 多深？</p>')).toEqual([])
})
