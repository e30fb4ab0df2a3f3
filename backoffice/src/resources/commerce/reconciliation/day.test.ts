import { expect, test } from 'vitest'
import { resultOfDay } from './day'
import type { ReconciledDay } from '../../../lib/apiTypes'

const day = (overrides: Partial<ReconciledDay>) =>
  ({ billStatus: 'done', differences: 0, ...overrides }) as ReconciledDay

test('a failed provider report outranks discrepancies', () => {
  expect(resultOfDay(day({}))).toEqual({ tone: 'success', text: '一致' })
  expect(resultOfDay(day({ differences: 2 }))).toEqual({ tone: 'warning', text: '2 笔差异' })
  expect(resultOfDay(day({ billStatus: 'failed', differences: 2 })).tone).toBe('error')
})
