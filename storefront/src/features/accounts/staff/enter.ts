import { SecondFactor } from '@zhuxue/api/terms/accounts/second_factor'
import { StaffStep } from '@zhuxue/api/terms/accounts/sessions'
import { mergeVisitorCart } from '~/features/cart/cartStore'
import { api, receivedToken, silent } from '~/lib/http/api'
import { ApiError } from '~/lib/http/errors'
import { landing, paths } from '~/lib/paths'
import { beginSession } from '~/lib/session/session'
import { safeGoback } from '~/features/accounts/goback'
import { redirectAfterLogin } from '~/features/accounts/redirectAfterLogin'
import { pathAfterStep } from './pathAfterStep'
import { keepPendingStep, type PendingStep } from './pendingStep'

type Entry = Omit<Awaited<ReturnType<typeof api.accounts.sessions.store>>, 'liveCode'>

/**
 * Begins the session and leaves the page. Users whose first role is a staff role land in the back office: the staff
 * step is opened with the password that was just typed, so that nobody types it twice.
 */
export async function enter({ user, staffStep }: Entry, goback: string | null, passwd?: string): Promise<'leaving'> {
  beginSession({ token: receivedToken(), userName: user.userName, roles: user.userRole })
  await mergeVisitorCart()
  if (staffStep === StaffStep.Live) redirectAfterLogin(pathAfterStep(user, goback))
  else redirectAfterLogin(safeGoback(goback) ?? (await landingOf(user.userRole, passwd)))
  return 'leaving'
}

async function landingOf(roles: readonly string[], passwd?: string): Promise<string> {
  if ((roles[0] ?? 'user') === 'user') return landing(roles)
  if (!passwd) return paths.staffLogin
  try {
    await api.accounts.staffStep.staffSteps.store({ body: { passwd }, ...silent })
    const { user } = await api.accounts.profiles.show(silent)
    return pathAfterStep(user, null)
  } catch (error) {
    if (error instanceof ApiError && error.code === SecondFactor) keepPendingStep(error.body as unknown as PendingStep)
    return paths.staffLogin
  }
}
