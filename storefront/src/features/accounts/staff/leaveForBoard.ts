import { api, silent } from '~/lib/http/api'
import { redirectAfterLogin } from '~/features/accounts/redirectAfterLogin'
import { pathAfterStep } from './pathAfterStep'

/** The staff step is open. */
export async function leaveForBoard(goback: string | null): Promise<'leaving'> {
  const { user } = await api.accounts.profiles.show(silent)
  redirectAfterLogin(pathAfterStep(user, goback))
  return 'leaving'
}
