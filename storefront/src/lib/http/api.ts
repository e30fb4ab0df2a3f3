import { createTuyau } from '@tuyau/core/client'
import { registry } from '@zhuxue/api/registry'
import { notify } from '~/lib/toasts'
import { endSession, session } from '~/lib/session/session'
import { type Envelope, reactionTo } from './errors'
import { paths } from '~/lib/paths'

export { reportFailure } from './reportFailure'

let token = ''

/**
 * The one client of the browser. It sends the token, opens the envelope and reacts to failures as
 * learner side section 8 says, so that islands only ever see success or a `ApiError`.
 */
export const { api, urlFor } = createTuyau({
  baseUrl: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  registry,
  retry: 0,
  timeout: 20_000,
  throwHttpErrors: false,
  hooks: {
    beforeRequest: [
      (request) => {
        const mine = session.get().token
        if (mine) request.headers.set('Authorization', mine)
        request.headers.set('Accept', 'application/json')
      },
    ],
    afterResponse: [
      async (_request, _options, response) => {
        if (isImage(response) || isLocalPage(response)) return
        token = response.headers.get('authorization') ?? token
        const reaction = reactionTo(response.status, await envelopeOf(response))
        const { toast, leave, changePassword, failed } = reaction
        if (toast) notify(toast, failed ? 'error' : 'info')
        if (leave) leaveForLogin(toast)
        if (changePassword) leaveForPassword()
        if (failed) throw failed
      },
    ],
  },
})

/** The token that the last login brought in its header; it goes back verbatim. */
export const receivedToken = () => token

async function envelopeOf(response: Response): Promise<Envelope | null> {
  try {
    return (await response.clone().json()) as Envelope
  } catch {
    return null
  }
}

function isImage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('image/') ?? false
}

/** Pages of the local drivers are there or not; nobody is told when they are not. */
function isLocalPage(response: Response): boolean {
  return response.status === 404 && new URL(response.url).pathname.startsWith('/local/')
}

/** The form itself is left alone: there the header asks for a cart that does not answer yet. */
function leaveForPassword(): void {
  const { pathname, search } = window.location
  if (pathname !== paths.profile) window.location.assign(paths.profileThen(pathname + search))
}

/** Without words when the token was merely old (learner side 8). */
function leaveForLogin(words?: string): void {
  const here = window.location.pathname + window.location.search
  endSession()
  // The toast belongs to this page, so the next one is told to repeat it.
  if (words) sessionStorage.setItem('zhuxue.farewell', words)
  window.location.assign(here.startsWith(paths.login) ? paths.login : paths.loginThen(here))
}
