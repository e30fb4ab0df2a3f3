import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { setNonce, type Challenge } from '#accounts/second_factor/challenge'
import Passkey from '#accounts/second_factor/passkeys/passkey'
import { relyingParty } from '#accounts/second_factor/passkeys/relying_party'

export async function createPasskeyOptions(known: Passkey[], userVerification: 'preferred' | 'required') {
  // We use no extensions, and their types are not JSON.
  const { extensions, ...options } = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    allowCredentials: known.map(({ credential: { id, transports } }) => ({ id, transports })),
    userVerification,
  })
  return options
}

/** For the passkeys of the user whose challenge waits. */
export async function optionsForChallenge(challengeId: string, challenge: Challenge) {
  const known = challenge.userId ? await Passkey.query().where('userId', challenge.userId) : []
  const options = await createPasskeyOptions(known, 'preferred')
  await setNonce(challenge, options.challenge)
  return { challengeId, options }
}
