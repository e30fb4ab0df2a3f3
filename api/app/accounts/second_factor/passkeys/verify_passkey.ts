import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import { consumeNonce, type Challenge, type Purpose } from '#accounts/second_factor/challenge'
import Passkey from '#accounts/second_factor/passkeys/passkey'
import { relyingParty } from '#accounts/second_factor/passkeys/relying_party'
import { recordFailedSecondFactor } from '#accounts/second_factor/sign_in_with_second_factor'
import { messages } from '#accounts/second_factor/terms'
import type { ClientInfo } from '#accounts/sessions/client_info'
import type User from '#accounts/user'
import { UserError } from '#core/errors'
import { now } from '#core/time'

export interface PasskeyAnswer {
  challengeId: string
  response: AuthenticationResponseJSON
}

interface TakenAnswer {
  nonce: string
  passkey: Passkey
  response: AuthenticationResponseJSON
}

/** @throws UserError when the challenge was answered already, or the passkey is unknown or of another user */
export async function takePasskeyAnswer(
  purpose: Purpose,
  challenge: Challenge,
  { response }: PasskeyAnswer
): Promise<TakenAnswer> {
  const nonce = await consumeNonce(purpose, challenge)
  const passkey = await Passkey.findBy('credentialKey', Passkey.keyOf(response.id))
  if (!passkey || (challenge.userId !== null && passkey.userId !== challenge.userId)) {
    throw new UserError(messages.passkeyUnknown)
  }
  return { nonce, passkey, response }
}

/** @throws UserError when the passkey does not verify */
export async function verifyPasskey(
  user: User,
  { nonce, passkey, response }: TakenAnswer,
  { requireUserVerification }: { requireUserVerification: boolean },
  caller: ClientInfo
): Promise<void> {
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: nonce,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: passkey.credential,
    requireUserVerification,
  }).catch(() => null)
  if (!verified?.verified) {
    await recordFailedSecondFactor(user, caller)
    throw new UserError(messages.passkeyRefused)
  }
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  await passkey.merge({ signCount: newCounter, backedUp: credentialBackedUp, lastUsedAt: now() }).save()
}
