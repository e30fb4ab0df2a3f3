import { expect, test } from 'vitest'
import { resultOfDay } from './day'
import type { RegistryDay } from '../../../lib/apiTypes'

const day = (overrides: Partial<RegistryDay>) =>
  ({ registryDayStatus: 'done', openDifferences: 0, ...overrides }) as RegistryDay

test('a failed reconciliation outranks mismatches', () => {
  expect(resultOfDay(day({}))).toEqual({ tone: 'success', text: '一致' })
  expect(resultOfDay(day({ openDifferences: 2 }))).toEqual({ tone: 'warning', text: '2 条差异待处理' })
  expect(resultOfDay(day({ registryDayStatus: 'failed', openDifferences: 2 })).tone).toBe('error')
})
