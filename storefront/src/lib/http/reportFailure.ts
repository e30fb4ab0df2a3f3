import { throwLater } from '~/lib/site/faults'
import { notify } from '~/lib/toasts'
import { isConnectionError } from '@zhuxue/api/connection-error'
import { ApiError, errorTexts } from './errors'

/** The `ApiError` behind what a call threw; null for a lost connection and a fault of our own. */
export function apiErrorOf(error: unknown): ApiError | null {
  return error instanceof ApiError ? error : null
}

/** What people read of anything that was thrown. Our own fault is never called a fault of the network. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isConnectionError(error)) return new ApiError({ code: 'network' }, errorTexts.network, true)
  throwLater(error)
  return new ApiError({ code: 'fault' }, errorTexts.fault, true)
}

/** As `failureOf`; a lost connection also shows its toast, a fault the notice of the page. */
export function reportFailure(error: unknown): ApiError {
  if (isConnectionError(error))
    notify(navigator.onLine ? errorTexts.network : errorTexts.notSent, 'error')
  return failureOf(error)
}
