import { notify } from '~/lib/toasts'
import { ApiError, errorTexts } from './errors'

/** The `ApiError` behind what a call threw; null for a lost connection. */
export function apiErrorOf(error: unknown): ApiError | null {
  return error instanceof ApiError ? error : null
}

/** Of a call that is repeated by itself: a notice of the page says so (`./line`). */
export const lostConnection = () => new ApiError({ code: 'network' }, errorTexts.network, true)

/** The `ApiError` behind what a call threw; a lost connection also shows its toast. */
export function reportFailure(error: unknown): ApiError {
  const known = apiErrorOf(error)
  if (known) return known
  notify(navigator.onLine ? errorTexts.network : errorTexts.notSent, 'error')
  return lostConnection()
}
