import { atom } from 'nanostores'
import { formatTimestamp } from '~/lib/offline/formatTimestamp'
import { delayWhileVisible } from './delayWhileVisible'

interface Connection {
  /** The browser has no network, or something that was asked for has not come. */
  isDown: boolean
  /** When the oldest copy that is shown instead was kept, as people read it. */
  keptAt: string | null
}

const pausesSeconds = [2, 4, 8, 16]
const longestPause = 30
const never = new AbortController().signal

export const line = atom<Connection>({ isDown: false, keptAt: null })

/** Asks again; whether the server answered. */
type Retry = () => Promise<boolean>
const waiting = new Set<Retry>()
let copies = 0
let oldest = Infinity
let isTrying = false

/** Repeats what failed for lack of a line until it is back; only what changes nothing. @returns gives it up */
export function whenOnline(retry: Retry): () => void {
  waiting.add(retry)
  show()
  if (!isTrying) void retryUntilOnline()
  return () => {
    waiting.delete(retry)
    show()
  }
}

/** The worker answered with a copy. */
export function recordOfflineCopy(keptAt: number): void {
  copies += 1
  oldest = Math.min(oldest, keptAt)
  line.set({ ...line.get(), keptAt: formatTimestamp(oldest, Date.now()) })
}

/** Grows with each copy, so that whoever asks can tell whether one came meanwhile. */
export const offlineCopyCount = () => copies

/** One of them tries for all, so that a server that comes back is not met by everything at once. */
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
  line.set({ isDown, keptAt: isWaiting ? line.get().keptAt : null })
}

if (typeof window !== 'undefined') {
  show()
  window.addEventListener('online', show)
  window.addEventListener('offline', show)
}
