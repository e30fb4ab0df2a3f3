import { describe, expect, test } from 'vitest'
import { pauseAfter, runSendLoop, type Sent } from './sendLoop'

const lost: Sent = { kind: 'lost' }
const done: Sent = { kind: 'done' }

/**
 * Runs until `answers` are used up.
 * @returns the pauses in seconds
 */
async function waitsOf(answers: Sent[], work = answers.length) {
  const leaving = new AbortController()
  const waits: (number | null)[] = []
  let sent = 0
  await runSendLoop(
    {
      hasWork: () => sent < work,
      send: async () => answers[sent++]!,
      onLost: () => undefined,
      random: () => 0.5,
      wait: async (seconds) => {
        waits.push(seconds)
        if (seconds === null) leaving.abort()
      },
    },
    leaving.signal
  )
  return { waits, sent }
}

describe('Send loop', () => {
  test('pauses grow with each failure up to half a minute', async () => {
    const { waits } = await waitsOf([lost, lost, lost, lost, lost, lost, lost, done])
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, null])
  })

  test('pauses are short again after a success', async () => {
    const { waits } = await waitsOf([lost, lost, done, lost, done])
    expect(waits).toEqual([1, 2, 1, null])
  })

  test('pauses are at least as long as the server asks', async () => {
    expect((await waitsOf([{ kind: 'lost', retryAfter: 8 }, done])).waits[0]).toBe(10)
    expect(pauseAfter(1, 0, 9)).toBe(9)
    expect(pauseAfter(6, 0, 9)).toBe(22.5)
  })

  test('the loop ends on a rejection', async () => {
    expect(await waitsOf([{ kind: 'refused' }, done])).toEqual({ waits: [], sent: 1 })
  })

  test('pauses differ between browsers', () => {
    expect(pauseAfter(6, 0)).toBe(22.5)
    expect(pauseAfter(6, 1)).toBe(37.5)
  })
})
