import { notify } from '~/lib/toasts'
import { ApiError, errorTexts } from './errors'

/** The `ApiError` behind what a call threw; a lost connection also shows its toast. */
export function reportFailure(error: unknown): ApiError {
  const cause = (error as { cause?: unknown })?.cause
  if (error instanceof ApiError) return error
  if (cause instanceof ApiError) return cause
  notify(errorTexts.network, 'error')
  return new ApiError({ code: 'network' }, errorTexts.network, true)
}
