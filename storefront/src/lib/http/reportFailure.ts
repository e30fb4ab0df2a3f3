import { notify } from '~/lib/toasts'
import { ApiError, sentences } from './errors'

/** The failure behind what a call threw: ours as it is, a lost connection as 网络请求失败 with its toast. */
export function reportFailure(error: unknown): ApiError {
  const cause = (error as { cause?: unknown })?.cause
  if (error instanceof ApiError) return error
  if (cause instanceof ApiError) return cause
  notify(sentences.network, 'error')
  return new ApiError({ code: 'network' }, sentences.network, true)
}
