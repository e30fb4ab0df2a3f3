import { atom } from 'nanostores'
import { formatTimestamp } from '~/lib/offline/formatTimestamp'
import { delayWhileVisible } from './delayWhileVisible'

interface Connection {
  /** The browser is offline, or a request has failed. */
  isDown: boolean
  /** Time of the oldest offline copy on the page, formatted. */
  copiedAt: string | null
}

const pausesSeconds = [2, 4, 8, 16]
const longestPause = 30
const never = new AbortController().signal

export const connectionState = atom<Connection>({ isDown: false, copiedAt: null })

/** Retries; resolves with whether the server answered. */
type Retry = () => Promise<boolean>
const waiting = new Set<Retry>()
let copies = 0
let oldest = Infinity
let isTrying = false

/**
 * Retries a failed request until the connection is restored; only requests without side effects.
 * @returns ends the retries and the notice; to be called when the request has succeeded, too
 */
export function whenOnline(retry: Retry): () => void {
  waiting.add(retry)
  show()
  if (!isTrying) void retryUntilOnline()
  return () => {
    waiting.delete(retry)
    show()
  }
}

/** The worker answered with an offline copy. */
export function recordOfflineCopy(copiedAt: number): void {
  copies += 1
  oldest = Math.min(oldest, copiedAt)
  connectionState.set({ ...connectionState.get(), copiedAt: formatTimestamp(oldest, Date.now()) })
}

/** Grows with each offline copy, so that callers can detect one. */
export const offlineCopyCount = () => copies

/** One of them retries for all, so that a recovering server is not hit by all at once. */
async function retryUntilOnline(): Promise<void> {
  isTrying = true
  for (let tries = 0; waiting.size; tries += 1) {
    await delayWhileVisible(pausesSeconds[tries] ?? longestPause, never)
    const [first, ...others] = waiting
    if (!first || !(await first())) continue
    for (const retry of others) void retry()
    tries = -1
  }
  isTrying = false
}

function show(): void {
  const isWaiting = waiting.size > 0
  const isDown = isWaiting || (typeof navigator !== 'undefined' && !navigator.onLine)
  if (!isWaiting) oldest = Infinity
  connectionState.set({ isDown, copiedAt: isWaiting ? connectionState.get().copiedAt : null })
}

if (typeof window !== 'undefined') {
  show()
  window.addEventListener('online', show)
  window.addEventListener('offline', show)
}
