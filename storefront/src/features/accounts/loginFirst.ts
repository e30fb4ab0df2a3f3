import { ask } from '~/components/ui/toasts'
import { sentences } from '~/lib/errors'
import { paths } from '~/lib/paths'
import { isSignedIn } from './session'

/** True when somebody is signed in; otherwise asks 请先登录? and leads to the login page and back here. */
export async function loginFirst(): Promise<boolean> {
  if (isSignedIn()) return true
  const here = window.location.pathname + window.location.search
  if (await ask(sentences.loginFirst, { yes: '去登录' }))
    window.location.assign(paths.loginThen(here))
  return false
}
