import { startSession, type StartedSession } from '#accounts/sessions/start_session'
import { closeChallenge, findChallenge, openChallenge } from '#accounts/second_factor/challenge'
import { createPasskeyOptions, optionsForChallenge } from '#accounts/second_factor/passkeys/passkey_options'
import { takePasskeyAnswer, verifyPasskey, type PasskeyAnswer } from '#accounts/second_factor/passkeys/verify_passkey'
import { findWaitingUser } from '#accounts/second_factor/sign_in_with_second_factor'
import type { ClientInfo } from '#accounts/sessions/client_info'
import { LoginType } from '#accounts/sessions/terms'

/** Without a challenge the passkey identifies the user and replaces password and second factor: it verifies the user. */
export async function passkeyOptions(challengeId: string | undefined) {
  if (challengeId) return optionsForChallenge(challengeId, await findChallenge('sign-in', challengeId))
  const options = await createPasskeyOptions([], 'required')
  return { challengeId: await openChallenge('sign-in', null, { nonce: options.challenge }), options }
}

/** Has no lockout, as a passkey cannot be guessed. @throws UserError when it is unknown or does not verify */
export async function signInWithPasskey(answer: PasskeyAnswer, caller: ClientInfo): Promise<StartedSession> {
  const challenge = await findChallenge('sign-in', answer.challengeId)
  const alone = challenge.userId === null
  const taken = await takePasskeyAnswer('sign-in', challenge, answer)
  const user = await findWaitingUser({ ...challenge, userId: taken.passkey.userId })
  await verifyPasskey(user, taken, { requireUserVerification: alone }, caller)
  await closeChallenge('sign-in', challenge)
  return startSession(user, { loginName: user.loginName, loginType: LoginType.Admin }, caller, 'passkey')
}
