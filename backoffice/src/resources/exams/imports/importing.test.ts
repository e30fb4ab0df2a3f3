import { expect, test } from 'vitest'
import { firstDecisions, kept, type ImportRow } from './importing'

const row = (line: number, change: Partial<ImportRow> = {}) =>
  ({
    line,
    cells: {},
    questionText: '',
    faults: [],
    notes: [],
    twin: null,
    ...change,
  }) as unknown as ImportRow
const faults = [{ column: 'answer' as const, sentence: '' }]

test('rows with faults and repeated questions stay out at first', () => {
  const twin = { questionId: 1, questionNo: 1, line: null }
  const rows = [row(2), row(3, { faults }), row(4, { twin })]
  const decisions = firstDecisions(rows)
  expect(decisions).toEqual({ 2: 'add', 3: 'skip', 4: 'skip' })
  expect(kept(rows, { ...decisions, 4: 'replace' })).toBe(2)
})
