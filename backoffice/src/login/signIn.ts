import { messages, toHttpError, messageOf, type Envelope } from '../lib/apiErrors'
import { askForPasskey, passkeyLibrary } from '../lib/passkeys'
import { requireStorage } from '../lib/storage'
import { pathAfterSignIn, isStaff } from '../providers/roles'
import { session, type Staff } from '../providers/session'
import { withProofOfWorkIfRequired } from './proof'
import { timeoutSignal } from '@zhuxue/api/timeout-signal'
import type { Call, Response } from '../lib/calls'

interface SignInResponse {
  data: { user: Staff }
  token: string
}

/** @returns the path after sign-in. A learner is rejected and no token is stored. */
function startSession({ data: { user }, token }: SignInResponse, goback: string | null): string {
  if (!isStaff(user.userRole)) throw toHttpError({ code: '403', msg: messages.forbidden }, 403)
  session.open(token)
  return pathAfterSignIn(user, goback)
}

/** @throws HttpError, of code `SecondFactor` when a second step follows */
export async function signInWithPassword(
  credentials: { loginName: string; passwd: string },
  goback: string | null,
  onProving: (isProving: boolean) => void
): Promise<string> {
  requireStorage()
  const body = { ...credentials, loginType: 'admin', channelId: 0 }
  const entered = await withProofOfWorkIfRequired(
    (proof) => post('POST /api/security/login', { ...body, proof }),
    onProving
  )
  return startSession(entered, goback)
}

/** The second factor after the password. */
export async function signInWithCode(challengeId: string, code: string, goback: string | null) {
  return startSession(await post('POST /api/security/login/code', { challengeId, code: code.trim() }), goback)
}

/** The second factor after the password, or the whole sign-in without a challenge. */
export async function signInWithPasskey(challengeId: string | undefined, goback: string | null) {
  requireStorage()
  const { data: begun } = await post('POST /api/security/login/passkey-options', { challengeId })
  const response = await askForPasskey(async () =>
    (await passkeyLibrary()).startAuthentication({ optionsJSON: begun.options })
  )
  const body = { challengeId: begun.challengeId, response }
  return startSession(await post('POST /api/security/login/passkey', body), goback)
}

const timeoutMs = 20_000

type Post = Call extends infer C ? (C extends `POST ${string}` ? C : never) : never

interface Answer<C extends Post> {
  data: Response<C>
  /** The token of the new session. */
  token: string
}

/** A call of the login page, which does not load the admin's API client. @throws HttpError with the server's message */
async function post<C extends Post>(name: C, body: object): Promise<Answer<C>> {
  const answer = await fetch(name.slice('POST '.length), {
    method: 'POST',
    headers: { 'Accept': 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: timeoutSignal(timeoutMs),
  }).catch(() => undefined)
  if (!answer) throw toHttpError({ code: 'network' }, 0)
  const data: Envelope = await answer.json().catch(() => ({ code: 'network' }))
  if (!answer.ok) throw toHttpError({ ...data, msg: messageOf(answer.status, data) }, answer.status)
  if (String(data.code) !== '200') throw toHttpError(data, answer.status)
  return { data: data as unknown as Response<C>, token: answer.headers.get('authorization') ?? '' }
}
