import { expect, test } from 'vitest'
import { resultOf } from './day'
import type { BillDay } from '../../../lib/wire'

const day = (facts: Partial<BillDay>) =>
  ({ billStatus: 'done', differences: 0, ...facts }) as BillDay

test('a failed bill outranks differences', () => {
  expect(resultOf(day({}))).toEqual({ tone: 'success', text: '一致' })
  expect(resultOf(day({ differences: 2 }))).toEqual({ tone: 'warning', text: '2 笔差异' })
  expect(resultOf(day({ billStatus: 'failed', differences: 2 })).tone).toBe('error')
})
