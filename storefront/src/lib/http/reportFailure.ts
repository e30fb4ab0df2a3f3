import { isConnectionError } from '@zhuxue/api/connection-error'
import { notify } from '~/lib/toasts'
import { ApiError, errorTexts } from './errors'

/** The error that users see for anything that was thrown. A bug of our own is never reported as a network error. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const code = isConnectionError(error) ? 'network' : 'fault'
  // The browser reports it as an uncaught error.
  if (code === 'fault')
    setTimeout(() => {
      throw error
    })
  return new ApiError({ code }, errorTexts[code], true)
}

/** As `failureOf`; a lost connection also shows its toast, a bug the notice of the page. */
export function reportFailure(error: unknown): ApiError {
  const failure = failureOf(error)
  if (failure.code === 'network') notify(navigator.onLine ? errorTexts.network : errorTexts.notSent, 'error')
  return failure
}
