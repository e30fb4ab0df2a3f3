import { messages, toHttpError, messageOf, type Envelope } from '../lib/apiErrors'
import { askForPasskey, passkeyLibrary } from '../lib/passkeys'
import { requireStorage } from '../lib/storage'
import { pathAfterSignIn, isStaff } from '../providers/roles'
import { session, type Staff } from '../providers/session'
import { withProofOfWorkIfRequired } from './proof'
import { timeoutSignal } from '@zhuxue/api/timeout-signal'
import type { Call, Response } from '../lib/calls'

interface Entered {
  data: { user: Staff }
  token: string
}

/** @returns where somebody goes who has just signed in. A learner is refused, and no token is kept. */
function enter({ data: { user }, token }: Entered, goback: string | null): string {
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
  return enter(entered, goback)
}

/** The second step after the password. */
export async function signInWithCode(challengeId: string, code: string, goback: string | null) {
  return enter(await post('POST /api/security/login/code', { challengeId, code: code.trim() }), goback)
}

/** The second step after the password, or without a challenge the whole sign-in. */
export async function signInWithPasskey(challengeId: string | undefined, goback: string | null) {
  requireStorage()
  const { data: begun } = await post('POST /api/security/login/passkey-options', { challengeId })
  const response = await askForPasskey(async () =>
    (await passkeyLibrary()).startAuthentication({ optionsJSON: begun.options })
  )
  const body = { challengeId: begun.challengeId, response }
  return enter(await post('POST /api/security/login/passkey', body), goback)
}

const timeoutMs = 20_000

type Post = Call extends infer C ? (C extends `POST ${string}` ? C : never) : never

interface Answer<C extends Post> {
  data: Response<C>
  /** Of somebody who has just signed in. */
  token: string
}

/**
 * A call of the login page, which does without the board's client.
 * @throws HttpError with the server's sentence
 */
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
