import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowSteps } from './deferredRows'

const keys = (count: number) => Array.from({ length: count }, (_, at) => String(at))
const pendingOf = (steps: RowSteps, count: number) => keys(count).filter(steps.isPending)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a short page is rendered at once, except on return', () => {
  expect(pendingOf(new RowSteps(keys(20)), 20)).toEqual([])
  expect(pendingOf(new RowSteps(keys(20), keys(9)), 20)).toEqual(keys(20).slice(9))
})

test('a long page first renders the visible rows', () => {
  const pending = pendingOf(new RowSteps(keys(100)), 100)
  expect(pending).toEqual(keys(100).slice(16))
})

test('the other rows follow, nearest first, until all are rendered', () => {
  const steps = new RowSteps(keys(100), ['70', '71', '72'])
  const changed = vi.fn()
  steps.subscribe(changed)
  steps.start()

  vi.advanceTimersToNextTimer()

  expect(changed).toHaveBeenCalledOnce()
  const drawn = keys(100).filter((key) => !steps.isPending(key))
  expect(drawn).toEqual(['66', '67', '68', '69', '70', '71', '72', '73', '74', '75', '76'])
  vi.runAllTimers()
  expect(pendingOf(steps, 100)).toEqual([])
})

test('no row is rendered after the list was left', () => {
  const steps = new RowSteps(keys(100))
  steps.start()()
  vi.runAllTimers()
  expect(pendingOf(steps, 100)).toHaveLength(84)
})

test('rows of another page are rendered with it', () => {
  expect(new RowSteps(keys(100)).isPending('another')).toBe(false)
})
