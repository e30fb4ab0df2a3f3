import { expect, test } from 'vitest'
import { resultOf } from './day'
import type { RegistryDay } from '../../../lib/wire'

const day = (facts: Partial<RegistryDay>) =>
  ({ registryDayStatus: 'done', openDifferences: 0, ...facts }) as RegistryDay

test('a failed comparison outranks differences', () => {
  expect(resultOf(day({}))).toEqual({ tone: 'success', text: '一致' })
  expect(resultOf(day({ openDifferences: 2 }))).toEqual({
    tone: 'warning',
    text: '2 条差异待处理',
  })
  expect(resultOf(day({ registryDayStatus: 'failed', openDifferences: 2 })).tone).toBe('error')
})
