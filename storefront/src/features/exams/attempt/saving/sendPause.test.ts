import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SendPause } from './sendPause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A running pause, and whether it has ended. */
function paused(ms: number, minMs?: number) {
  const pause = new SendPause()
  const result = { pause, hasEnded: false }
  void pause.last(ms, minMs).then(() => (result.hasEnded = true))
  return result
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('Pause between two retries', () => {
  test('a pause ends after its time', async () => {
    const result = paused(1000)
    await pass(999)
    expect(result.hasEnded).toBe(false)
    await pass(1)
    expect(result.hasEnded).toBe(true)
  })

  test('a pause ends at once when woken', async () => {
    const result = paused(1000)
    result.pause.wake()
    await pass(0)
    expect(result.hasEnded).toBe(true)
  })

  test('a pause cannot be woken before the server allows it', async () => {
    const result = paused(8000, 5000)
    result.pause.wake()
    await pass(4999)
    expect(result.hasEnded).toBe(false)
    await pass(1)
    expect(result.hasEnded).toBe(true)
  })

  test('a pause ends at once when the page is left', async () => {
    const result = paused(8000, 5000)
    result.pause.leave()
    await pass(0)
    expect(result.hasEnded).toBe(true)
  })

  test('an unlimited pause lasts until woken', async () => {
    const result = paused(Infinity)
    await pass(3_600_000)
    expect(result.hasEnded).toBe(false)
    result.pause.wake()
    await pass(0)
    expect(result.hasEnded).toBe(true)
  })
})
