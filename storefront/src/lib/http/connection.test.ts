// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineCopyCount, connectionState, recordOfflineCopy, whenOnline } from './connection'

const left: (() => void)[] = []
const wait = (retry: () => Promise<boolean>) => {
  const stop = whenOnline(retry)
  left.push(stop)
  return stop
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  left.splice(0).forEach((stop) => stop())
  await pass(60)
  vi.useRealTimers()
})

/** Fails the given number of times, then answers. */
function call(failures: number) {
  let stop = () => {}
  const retry = vi.fn(async () => {
    if (failures-- > 0) return false
    stop()
    return true
  })
  stop = wait(retry)
  return retry
}

test('a call is retried with growing pauses until it succeeds', async () => {
  const retry = call(2)
  expect(connectionState.get().isDown).toBe(true)
  await pass(1.9)
  expect(retry).toHaveBeenCalledTimes(0)
  await pass(0.2)
  expect(retry).toHaveBeenCalledTimes(1)
  await pass(4)
  expect(retry).toHaveBeenCalledTimes(2)
  await pass(8)
  expect(retry).toHaveBeenCalledTimes(3)
  expect(connectionState.get().isDown).toBe(false)
  await pass(120)
  expect(retry).toHaveBeenCalledTimes(3)
})

test('the online event ends the pause', async () => {
  const retry = call(0)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(retry).toHaveBeenCalledTimes(1)
})

test('one call retries for all waiting ones', async () => {
  const [one, other] = [call(1), call(0)]
  await pass(2)
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await pass(4)
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

test('a cancelled call is not retried', async () => {
  const retry = vi.fn(async () => true)
  wait(retry)()
  await pass(60)
  expect(retry).not.toHaveBeenCalled()
  expect(connectionState.get().isDown).toBe(false)
})

test('the age of the oldest copy is shown while calls wait', () => {
  const before = offlineCopyCount()
  vi.setSystemTime('2026-11-24T03:00:00Z')
  for (const minute of [32, 31]) recordOfflineCopy(Date.parse(`2026-11-24T02:${minute}:00Z`))
  const stop = wait(async () => false)
  expect(connectionState.get()).toEqual({ isDown: true, copiedAt: '10:31' })
  expect(offlineCopyCount()).toBe(before + 2)
  stop()
  expect(connectionState.get()).toEqual({ isDown: false, copiedAt: null })
})
