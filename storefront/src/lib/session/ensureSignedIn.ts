import { confirmAction } from '~/lib/toasts'
import { errorTexts } from '~/lib/http/errors'
import { paths } from '~/lib/paths'
import { isSignedIn } from './session'

/** `more` is added to the URL to come back to; `then` continues there instead of coming back. */
export async function ensureSignedIn(more: Record<string, string> = {}, then?: string): Promise<boolean> {
  if (isSignedIn()) return true
  const search = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(more)) search.set(name, value)
  const { pathname, hash } = window.location
  const query = String(search)
  const here = pathname + (query && `?${query}`) + hash
  const goback = then ?? here
  const link = { text: '去注册', href: paths.registerThen(goback) }
  if (await confirmAction(errorTexts.requireLoginScript, { title: '登录', yes: '去登录', link }))
    window.location.assign(paths.loginThen(goback))
  return false
}
