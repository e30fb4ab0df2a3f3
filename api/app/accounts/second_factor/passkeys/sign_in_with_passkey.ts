import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { startSession, type StartedSession } from '#accounts/sessions/start_session'
import { closeChallenge, findChallenge, openChallenge, setNonce, consumeNonce } from '#accounts/second_factor/challenge'
import Passkey from '#accounts/second_factor/passkeys/passkey'
import { relyingParty } from '#accounts/second_factor/passkeys/relying_party'
import { findWaitingUser, recordFailedSecondFactor } from '#accounts/second_factor/sign_in_with_second_factor'
import { messages } from '#accounts/second_factor/terms'
import type { ClientInfo } from '#accounts/sessions/client_info'
import { LoginType } from '#accounts/sessions/terms'
import { UserError } from '#core/errors'
import { now } from '#core/time'

/** Without a challenge the passkey identifies the user and replaces password and second factor: it verifies the user. */
export async function passkeyOptions(challengeId: string | undefined) {
  const challenge = challengeId ? await findChallenge('sign-in', challengeId) : null
  const known = challenge?.userId ? await Passkey.query().where('userId', challenge.userId) : []
  const { extensions, ...options } = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    allowCredentials: known.map(({ credential: { id, transports } }) => ({ id, transports })),
    userVerification: challenge ? 'preferred' : 'required',
  })
  if (!challenge) {
    return { challengeId: await openChallenge('sign-in', null, options.challenge), options }
  }
  await setNonce(challenge, options.challenge)
  return { challengeId: challengeId!, options }
}

interface PasskeyAnswer {
  challengeId: string
  response: AuthenticationResponseJSON
}

/** Has no lockout, as a passkey cannot be guessed. @throws UserError when it is unknown or does not verify */
export async function signInWithPasskey(
  { challengeId, response }: PasskeyAnswer,
  caller: ClientInfo
): Promise<StartedSession> {
  const challenge = await findChallenge('sign-in', challengeId)
  const nonce = await consumeNonce('sign-in', challenge)
  const alone = challenge.userId === null
  const passkey = await Passkey.findBy('credentialKey', Passkey.keyOf(response.id))
  if (!passkey || (!alone && passkey.userId !== challenge.userId)) {
    throw new UserError(messages.passkeyUnknown)
  }

  const user = await findWaitingUser({ ...challenge, userId: passkey.userId })
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: nonce,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: passkey.credential,
    requireUserVerification: alone,
  }).catch(() => null)
  if (!verified?.verified) {
    await recordFailedSecondFactor(user, caller)
    throw new UserError(messages.passkeyRefused)
  }
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  await passkey.merge({ signCount: newCounter, backedUp: credentialBackedUp, lastUsedAt: now() }).save()
  await closeChallenge('sign-in', challenge)
  return startSession(user, { loginName: user.loginName, loginType: LoginType.Admin }, caller)
}
