import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SendPause } from './sendPause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A pause that runs, and whether it has ended. */
function paused(ms: number, leastMs?: number) {
  const pause = new SendPause()
  const told = { pause, hasEnded: false }
  void pause.last(ms, leastMs).then(() => (told.hasEnded = true))
  return told
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a pause between two tries', () => {
  test('ends by itself', async () => {
    const told = paused(1000)
    await pass(999)
    expect(told.hasEnded).toBe(false)
    await pass(1)
    expect(told.hasEnded).toBe(true)
  })

  test('ends at once when woken', async () => {
    const told = paused(1000)
    told.pause.wake()
    await pass(0)
    expect(told.hasEnded).toBe(true)
  })

  test('is never woken before the server allows it', async () => {
    const told = paused(8000, 5000)
    told.pause.wake()
    await pass(4999)
    expect(told.hasEnded).toBe(false)
    await pass(1)
    expect(told.hasEnded).toBe(true)
  })

  test('ends at once when the page is left', async () => {
    const told = paused(8000, 5000)
    told.pause.leave()
    await pass(0)
    expect(told.hasEnded).toBe(true)
  })

  test('lasts until woken without an end', async () => {
    const told = paused(Infinity)
    await pass(3_600_000)
    expect(told.hasEnded).toBe(false)
    told.pause.wake()
    await pass(0)
    expect(told.hasEnded).toBe(true)
  })
})
