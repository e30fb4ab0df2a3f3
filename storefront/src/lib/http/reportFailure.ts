import { isConnectionError } from '@zhuxue/api/connection-error'
import { notify } from '~/lib/toasts'
import { ApiError, errorTexts } from './errors'

/** What people read of anything that was thrown. Our own fault is never called a fault of the network. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const code = isConnectionError(error) ? 'network' : 'fault'
  // The browser reports it as an error that nothing caught.
  if (code === 'fault')
    setTimeout(() => {
      throw error
    })
  return new ApiError({ code }, errorTexts[code], true)
}

/** As `failureOf`; a lost connection also shows its toast, a fault the notice of the page. */
export function reportFailure(error: unknown): ApiError {
  const failure = failureOf(error)
  if (failure.code === 'network') notify(navigator.onLine ? errorTexts.network : errorTexts.notSent, 'error')
  return failure
}
