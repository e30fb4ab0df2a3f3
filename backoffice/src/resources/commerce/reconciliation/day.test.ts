import { expect, test } from 'vitest'
import { resultOfDay } from './day'
import type { BillDay } from '../../../lib/apiTypes'

const day = (facts: Partial<BillDay>) => ({ billStatus: 'done', differences: 0, ...facts }) as BillDay

test('a failed bill outranks differences', () => {
  expect(resultOfDay(day({}))).toEqual({ tone: 'success', text: '一致' })
  expect(resultOfDay(day({ differences: 2 }))).toEqual({ tone: 'warning', text: '2 笔差异' })
  expect(resultOfDay(day({ billStatus: 'failed', differences: 2 })).tone).toBe('error')
})
