import { ask } from '~/lib/toasts'
import { sentences } from '~/lib/http/errors'
import { paths } from '~/lib/paths'
import { isSignedIn } from './session'

/**
 * True when somebody is signed in; otherwise asks 请先登录? and leads to the login page and back here.
 * @param more goes into the address to come back to
 * @param then the address to go on with instead of coming back
 */
export async function ensureSignedIn(
  more: Record<string, string> = {},
  then?: string
): Promise<boolean> {
  if (isSignedIn()) return true
  const search = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(more)) search.set(name, value)
  const here = window.location.pathname + (search.size ? `?${search}` : '')
  if (await ask(sentences.loginFirst, { yes: '去登录' }))
    window.location.assign(paths.loginThen(then ?? here))
  return false
}
