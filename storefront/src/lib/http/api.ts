import { createTuyau } from '@tuyau/core/client'
import { registry } from '@zhuxue/api/registry'
import { notify, notifyOnNextPage } from '~/lib/toasts'
import { endSession, session } from '~/lib/session/session'
import { type ApiError, type Envelope, reactionTo } from './errors'
import { paths } from '~/lib/paths'

export { reportFailure } from './reportFailure'

let token = ''

/** Islands only see success or an `ApiError`: it sends the token and opens the envelope (docs/product.md 16.6). */
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
      async (_request, options, response) => {
        if (isImage(response) || isLocalPage(response)) return
        token = response.headers.get('authorization') ?? token
        const reaction = reactionTo(response.status, await envelopeOf(response))
        const { toast, leave, changePassword, failed } = reaction
        if (toast && !options.context.quiet) notify(toast, failed ? 'error' : 'info')
        if (leave) leaveForLogin(toast)
        if (changePassword) leaveForPassword()
        if (failed) throw withRetryAfter(failed, response)
      },
    ],
  },
})

/** Of calls whose failures a page hides behind a queue of its own: nothing pops up. */
export const quietly = { context: { quiet: true } }

function withRetryAfter(failed: ApiError, { headers }: Response): ApiError {
  failed.retryAfterSeconds = Number(headers.get('retry-after')) || undefined
  return failed
}

/** The token from the header of the last login. */
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

/** Routes of the local drivers may be absent; that is no failure. */
function isLocalPage(response: Response): boolean {
  return response.status === 404 && new URL(response.url).pathname.startsWith('/local/')
}

/** On the form itself the cart of the header is refused too: stay. */
function leaveForPassword(): void {
  const { pathname, search } = window.location
  if (pathname !== paths.profile) window.location.assign(paths.profileThen(pathname + search))
}

/** Without a message when the token had expired (docs/product.md 16.6). */
function leaveForLogin(message?: string): void {
  const here = window.location.pathname + window.location.search
  endSession()
  if (message) notifyOnNextPage(message)
  window.location.assign(here.startsWith(paths.login) ? paths.login : paths.loginThen(here))
}
