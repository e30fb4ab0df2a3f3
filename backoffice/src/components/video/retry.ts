import type { HttpError } from '@refinedev/core'

/** An error that a retry cannot fix: too large, not an mp4, no permission. */
export class PermanentError extends Error {}

export class UploadNotFound extends PermanentError {}

export class AlreadyUploaded extends PermanentError {
  constructor(readonly videoId: string) {
    super('all of the video is there')
  }
}

const maxFailures = 8
const maxWait = 30

export interface RetryOptions {
  signal: AbortSignal
  /** Called before each wait, in seconds. */
  onRetry: (seconds: number) => void
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Retries the work until it succeeds. Waits 1, 2, 4 … 30 seconds; gives up after eight failures in a row without
 * progress. The work calls `progressed` on progress.
 * @throws PermanentError, the last failure, or the reason of the abort
 */
export async function retry(
  work: (progressed: () => void) => Promise<void>,
  { signal, onRetry, pause = wait }: RetryOptions
): Promise<void> {
  let failedAttempts = 0
  for (;;) {
    try {
      throwIfAborted(signal)
      return await work(() => void (failedAttempts = 0))
    } catch (error) {
      throwIfAborted(signal)
      if (error instanceof PermanentError || ++failedAttempts >= maxFailures) throw error
      const seconds = Math.min(maxWait, 2 ** (failedAttempts - 1))
      onRetry(seconds)
      await pause(seconds * 1000, signal)
    }
  }
}

/** Browsers without `throwIfAborted` (Chromium below 100) have no `reason` either. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new DOMException('aborted', 'AbortError')
}

/**
 * A call of our own API: an error response is final, a network error can be retried.
 * @throws PermanentError with the server's message, or an Error
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

/** Ends early when the browser is online again, and at once when aborted. */
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
