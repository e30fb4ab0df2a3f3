/** The result of sending: done, to be retried, or rejected for good. */
export type Sent = { kind: 'done' } | { kind: 'lost'; retryAfter?: number } | { kind: 'refused' }

type Loop = {
  hasWork: () => boolean
  send: () => Promise<Sent>
  onLost: () => void
  /** Resolves after the seconds, or earlier when woken; never before `least` seconds. */
  wait: (seconds: number | null, least?: number) => Promise<void>
  random?: () => number
}

const pauses = [1, 2, 4, 8, 16, 30]

/**
 * Seconds: longer after each failure and different for each browser, so that a recovering server is not hit by all at
 * once; never less than the server asks for.
 */
export function pauseAfter(failures: number, random: number, retryAfter = 0): number {
  const pause = pauses[Math.min(failures, pauses.length) - 1]!
  return Math.max(retryAfter * (1 + random / 2), pause * (0.75 + random / 2))
}

/** Sends pending changes, one call at a time; ends when one is rejected or the signal is aborted. */
export async function runSendLoop(loop: Loop, signal: AbortSignal): Promise<void> {
  const { hasWork, send, onLost, wait, random = Math.random } = loop
  let failures = 0
  while (!signal.aborted) {
    if (!hasWork()) {
      await wait(null)
      continue
    }
    const sent = await send()
    if (signal.aborted || sent.kind === 'refused') return
    if (sent.kind === 'done') {
      failures = 0
      continue
    }
    failures += 1
    onLost()
    await wait(pauseAfter(failures, random(), sent.retryAfter), sent.retryAfter)
  }
}
