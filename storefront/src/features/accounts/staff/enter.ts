import { SecondFactor } from '@zhuxue/api/terms/accounts/second_factor'
import { StaffStep } from '@zhuxue/api/terms/accounts/sessions'
import { mergeVisitorCart } from '~/features/cart/cartStore'
import { api, receivedToken, silent } from '~/lib/http/api'
import { ApiError } from '~/lib/http/errors'
import { landing, paths } from '~/lib/paths'
import { beginSession } from '~/lib/session/session'
import { safeBoardGoback, safeGoback } from '~/features/accounts/goback'
import { redirectAfterLogin } from '~/features/accounts/redirectAfterLogin'
import { pathAfterStep } from './pathAfterStep'
import { keepPendingStep, type PendingStep } from './pendingStep'

type Entry = Omit<Awaited<ReturnType<typeof api.accounts.sessions.store>>, 'liveCode'>

/**
 * Begins the session and leaves the page. Users whose first role is a staff role, or who came from a page of the back
 * office, land there: the staff step is opened with the password that was just typed, so that nobody types it twice.
 */
export async function enter({ user, staffStep }: Entry, goback: string | null, passwd?: string): Promise<'leaving'> {
  beginSession({ token: receivedToken(), userName: user.userName, roles: user.userRole })
  await mergeVisitorCart()
  if (staffStep === StaffStep.Live) redirectAfterLogin(pathAfterStep(user, goback))
  else
    redirectAfterLogin(
      safeGoback(goback) ?? (await landingOf(user.userRole, boardPathOf(user.userRole, goback), passwd))
    )
  return 'leaving'
}

/** The requested page of the back office, if the user holds its role. */
function boardPathOf(roles: readonly string[], goback: string | null): string | null {
  const path = safeBoardGoback(goback)
  return path && roles.includes(path.split(/[/?#]/)[2]) ? path : null
}

async function landingOf(roles: readonly string[], boardPath: string | null, passwd?: string): Promise<string> {
  if (!boardPath && (roles[0] ?? 'user') === 'user') return landing(roles)
  const login = boardPath ? paths.staffLoginThen(boardPath) : paths.staffLogin
  if (!passwd) return login
  try {
    await api.accounts.staffStep.staffSteps.store({ body: { passwd }, ...silent })
    const { user } = await api.accounts.profiles.show(silent)
    return pathAfterStep(user, boardPath)
  } catch (error) {
    if (error instanceof ApiError && error.code === SecondFactor) keepPendingStep(error.body as unknown as PendingStep)
    return login
  }
}
