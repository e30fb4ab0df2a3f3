// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session, type Staff } from '../../../providers/session'
import { keepLayout, useListLayout } from './useListLayout'

const layout = { order: ['a'], hidden: ['b'], density: 'compact' as const }
const signIn = (userId: number) => session.welcome({ userId } as Staff)

beforeEach(() => {
  localStorage.clear()
  signIn(7)
})
afterEach(cleanup)

test('columns are stored per user and list', () => {
  const { result, rerender } = renderHook(() => useListLayout('orders'))
  expect(result.current).toBeNull()
  act(() => keepLayout('orders', layout))
  expect(result.current).toEqual(layout)
  expect(renderHook(() => useListLayout('invoices')).result.current).toBeNull()

  signIn(8)
  rerender()
  expect(result.current).toBeNull()
})

test('a reset restores the default columns', () => {
  keepLayout('orders', layout)
  const { result } = renderHook(() => useListLayout('orders'))
  act(() => keepLayout('orders', null))
  expect(result.current).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test.each(['{', 'null', '[]', '{"order":1,"hidden":[]}'])('%s in the storage is ignored', (text) => {
  localStorage.setItem('zhuxue.board.list.7.orders', text)
  expect(renderHook(() => useListLayout('orders')).result.current).toBeNull()
})
