import type { HttpContext } from '@adonisjs/core/http'
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { loadUserForUpdate } from '#accounts/lock_user'
import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import { closeChallenge, findChallenge, openChallenge, consumeNonce } from '#accounts/second_factor/challenge'
import Passkey from '#accounts/second_factor/passkeys/passkey'
import { relyingParty } from '#accounts/second_factor/passkeys/relying_party'
import { countRecoveryCodes, renewRecoveryCodes } from '#accounts/second_factor/recovery_codes'
import { MaxPasskeys, messages } from '#accounts/second_factor/terms'
import User from '#accounts/user'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { isDuplicate, transaction } from '#core/transaction'

/** Ed25519, ES256 and RS256: the algorithms that authenticators support. */
const algorithms = [-8, -7, -257]

export async function beginPasskey(userId: number, currentPassword: string | undefined) {
  const user = await User.findWithRoles(userId)
  await verifyOwnPassword(user, currentPassword)
  const known = await Passkey.query().where('userId', userId)
  if (known.length >= MaxPasskeys) throw new UserError(messages.passkeyLimit)

  // We use no extensions, and their types are not JSON.
  const { extensions, ...options } = await generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userID: new Uint8Array(Buffer.from(`user:${user.id}`)),
    userName: user.loginName,
    userDisplayName: user.userName,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential: { id, transports } }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { challengeId: await openChallenge('register', userId, { nonce: options.challenge }), options }
}

interface NewPasskey {
  challengeId: string
  passkeyName: string
  response: RegistrationResponseJSON
}

/** @returns the passkey, and recovery codes for the first second factor */
export async function registerPasskey(ctx: HttpContext, form: NewPasskey) {
  const { id: userId } = requireUser(ctx)
  const info = await verifyNewPasskey(userId, form)
  const { credential } = info
  const hasCodes = (await countRecoveryCodes(userId)) > 0
  try {
    return await transaction(async (trx) => {
      await loadUserForUpdate(trx, userId)
      const passkey = await Passkey.create(
        {
          userId,
          name: form.passkeyName,
          credentialId: credential.id,
          credentialKey: Passkey.keyOf(credential.id),
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          signCount: credential.counter,
          transports: (credential.transports ?? []).join(',').slice(0, 100),
          backedUp: info.credentialBackedUp,
        },
        { client: trx }
      )
      const codes = hasCodes ? null : await renewRecoveryCodes(trx, userId)
      await audit(trx, ctx, {
        action: 'user.add-passkey',
        object: `user:${userId}`,
        after: { passkey: form.passkeyName },
      })
      return { passkey, codes }
    })
  } catch (error) {
    if (isDuplicate(error)) throw new UserError(messages.passkeyExists)
    throw error
  }
}

async function verifyNewPasskey(userId: number, { challengeId, response }: NewPasskey) {
  const challenge = await findChallenge('register', challengeId)
  if (challenge.userId !== userId) throw new NotFound()
  const nonce = await consumeNonce('register', challenge)
  await closeChallenge('register', challenge)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: nonce,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw new UserError(messages.passkeyRefused)
  return registrationInfo
}
