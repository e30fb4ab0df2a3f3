import type { HttpError } from '@refinedev/core'

/** A no that another try would only hear again: too large, no mp4, no right to it. */
export class PermanentError extends Error {}

export class UploadNotFound extends PermanentError {}

export class AlreadyUploaded extends PermanentError {
  constructor(readonly videoId: string) {
    super('all of the video is there')
  }
}

const mostMisses = 8
const longestWait = 30

export interface RetryOptions {
  signal: AbortSignal
  /** Told before each wait, in seconds. */
  onRetry: (seconds: number) => void
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Runs the work until it is done. A miss waits 1, 2, 4 … 30 seconds; eight misses in a row with nothing
 * gained between them give up. `progressed` is for the work to say that something was gained.
 * @throws PermanentError, the last failure, or the reason of the abort
 */
export async function retry(
  work: (progressed: () => void) => Promise<void>,
  { signal, onRetry, pause = wait }: RetryOptions
): Promise<void> {
  let misses = 0
  for (;;) {
    try {
      throwIfAborted(signal)
      return await work(() => void (misses = 0))
    } catch (error) {
      throwIfAborted(signal)
      if (error instanceof PermanentError || ++misses >= mostMisses) throw error
      const seconds = Math.min(longestWait, 2 ** (misses - 1))
      onRetry(seconds)
      await pause(seconds * 1000, signal)
    }
  }
}

/** Browsers without `throwIfAborted` (Chromium below 100) know no reason either. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new DOMException('aborted', 'AbortError')
}

/**
 * A call of our own API: what the server says no to is final, what did not reach it is worth another try.
 * @throws PermanentError with the server's sentence, or an Error
 */
export async function callApi<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const { statusCode = 0, message } = error as HttpError
    const final = statusCode >= 200 && statusCode < 500 && statusCode !== 429
    throw final ? new PermanentError(message) : new Error(message)
  }
}

/** Ends early when the browser says that the network is back, and at once when it is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    window.addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}
