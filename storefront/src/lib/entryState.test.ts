import { beforeEach, expect, test, vi } from 'vitest'
import { keepInEntry, restoredFromEntry } from './entryState'

beforeEach(() => {
  const history = {
    state: { index: 4 } as unknown,
    replaceState: (state: unknown) => void (history.state = state),
  }
  vi.stubGlobal('window', { history })
})

test('what was kept with an entry is found again, beside what others keep there', () => {
  keepInEntry('seatLine', 7)
  keepInEntry('address', { name: '王建国' })
  expect(restoredFromEntry('seatLine')).toBe(7)
  expect(restoredFromEntry('address')).toEqual({ name: '王建国' })
  expect(restoredFromEntry('index')).toBe(4)
})

test('an entry that keeps nothing has nothing', () => {
  window.history.replaceState(null, '')
  expect(restoredFromEntry('seatLine')).toBeUndefined()
})
