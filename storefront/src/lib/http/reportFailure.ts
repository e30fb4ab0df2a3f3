import { notify } from '~/lib/toasts'
import { CallFailed, sentences } from './errors'

/** The failure behind what a call threw: ours as it is, a lost connection as 网络请求失败 with its toast. */
export function reportFailure(error: unknown): CallFailed {
  const cause = (error as { cause?: unknown })?.cause
  if (error instanceof CallFailed) return error
  if (cause instanceof CallFailed) return cause
  notify(sentences.network, 'error')
  return new CallFailed({ code: 'network' }, sentences.network, true)
}
