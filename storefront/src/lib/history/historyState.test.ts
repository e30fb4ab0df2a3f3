import { beforeEach, expect, test, vi } from 'vitest'
import { saveHistoryState, readHistoryState } from './historyState'

beforeEach(() => {
  const history = { state: { index: 4 } as unknown, replaceState: (state: unknown) => void (history.state = state) }
  vi.stubGlobal('window', { history })
})

test('a value is restored next to other saved values', () => {
  saveHistoryState('seatLine', 7)
  saveHistoryState('address', { name: '王建国' })
  expect(readHistoryState('seatLine')).toBe(7)
  expect(readHistoryState('address')).toEqual({ name: '王建国' })
  expect(readHistoryState('index')).toBe(4)
})

test('an entry without state has no value', () => {
  window.history.replaceState(null, '')
  expect(readHistoryState('seatLine')).toBeUndefined()
})
