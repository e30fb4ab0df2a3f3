import { timeoutSignal } from '@zhuxue/api/timeout-signal'
import { notify, flashToast } from '~/lib/toasts'
import { endSession, holdsStaffRole, session } from '~/lib/session/session'
import type { Call } from './client'
import { ApiError, errorTexts, type Envelope, handleError } from './errors'
import { consumePreloadedCall } from './preloadedCall'
import { recordOfflineCopy } from './connection'
import { cachedAtHeader } from '~/lib/offline/names'
import { timeoutMs } from './timeout'
import { currentAddress } from '~/lib/currentAddress'
import { markSessionExpired } from '~/lib/session/expiredSession'
import { paths } from '~/lib/paths'

let token = ''

/** Islands only get success or an `ApiError`: it sends the token and unwraps the envelope (docs/product.md 16.6). */
export async function send({ url, init, quiet }: Call): Promise<unknown> {
  const mine = session.get().token
  if (mine) init.headers.set('Authorization', mine)
  init.headers.set('Accept', 'application/json')
  const response =
    (init.method === 'GET' && (await consumePreloadedCall(url, mine)?.catch(() => null))) ||
    (await fetch(url, { ...init, signal: timeoutSignal(timeoutMs) }).catch(() => {
      throw new ApiError({ code: 'network' }, errorTexts.network, true)
    }))
  // Routes of the local drivers may be absent; the caller goes without.
  if (response.status === 404 && url.startsWith('/local/')) throw new ApiError({ code: '404' }, '', true)
  const copiedAt = Number(response.headers.get(cachedAtHeader))
  if (copiedAt) recordOfflineCopy(copiedAt)
  token = response.headers.get('authorization') ?? token
  const envelope = await envelopeOf(response)
  const { toast, leave, changePassword, staffStep, failed } = handleError(response.status, envelope)
  if (toast && !quiet) notify(toast, failed ? 'error' : 'info')
  if (leave && mine === session.get().token) void redirectToLogin(toast)
  if (changePassword) redirectToPasswordChange()
  if (staffStep && !quiet) redirectToStaffStep()
  if (failed) throw withRetryAfter(failed, response)
  return envelope
}

/** For calls that a page queues and retries itself: no toast. */
export const silent = { context: { quiet: true } }

function withRetryAfter(failed: ApiError, { headers }: Response): ApiError {
  failed.retryAfterSeconds = Number(headers.get('retry-after')) || undefined
  return failed
}

/** The token from the header of the last login. */
export const receivedToken = () => token

async function envelopeOf(response: Response): Promise<Envelope | null> {
  try {
    return (await response.json()) as Envelope
  } catch {
    return null
  }
}

/** On the form itself the header's cart request is rejected too: stay. Staff replace it after the staff step. */
function redirectToPasswordChange(): void {
  if (holdsStaffRole(session.get().roles)) return redirectToStaffStep()
  if (window.location.pathname !== paths.profile) window.location.assign(paths.profileThen(currentAddress()))
}

/** A sign-in page stays itself. */
function signInPage(page: string): string {
  if (page.startsWith(paths.staffLogin)) return page
  return page.startsWith(paths.login) ? paths.login : paths.loginThen(page)
}

function redirectToStaffStep(): void {
  if (window.location.pathname !== paths.staffLogin) window.location.assign(paths.staffLoginThen(currentAddress()))
}

/** An expired token shows no message here, but on the login page (docs/product.md 16.6). */
async function redirectToLogin(message?: string): Promise<void> {
  const page = currentAddress()
  await endSession()
  if (message) flashToast(message)
  else markSessionExpired()
  // With the page's history state: signing in and coming back lose nothing that the user typed.
  history.pushState(history.state, '', signInPage(page))
  location.reload()
}
