import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import { closeChallenge, findChallengeOfSession, openChallenge } from '#accounts/second_factor/challenge'
import Passkey from '#accounts/second_factor/passkeys/passkey'
import { createPasskeyOptions } from '#accounts/second_factor/passkeys/passkey_options'
import { takePasskeyAnswer, verifyPasskey, type PasskeyAnswer } from '#accounts/second_factor/passkeys/verify_passkey'
import { answerWithCode, findWaitingUser } from '#accounts/second_factor/sign_in_with_second_factor'
import { messages } from '#accounts/second_factor/terms'
import { clientInfo } from '#accounts/sessions/client_info'
import { hasPasskey } from '#accounts/sessions/requirement'
import { recordProof, type StaffProof } from '#accounts/sessions/staff_step/staff_step'
import User from '#accounts/user'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { RecentProofMinutes } from '#core/http/recent_proof'

/** A second factor proves the identity where there is one, otherwise the password. @throws UserError at the field */
export async function confirmIdentity(ctx: HttpContext, { passwd, code }: { passwd?: string; code?: string }) {
  const user = await User.findWithRoles(requireUser(ctx).id)
  const hasSecondFactor = user.totpSecretCipher !== null || (await hasPasskey(user.id))
  if (!hasSecondFactor) {
    await verifyOwnPassword(user, passwd, 'passwd')
    return confirmed(ctx, 'password')
  }
  if (code === undefined) throw new UserError(messages.secondCodeRequired, { field: 'code' })
  return confirmed(ctx, await answerWithCode(user, code, { device: 'session' }, clientInfo(ctx)))
}

export async function confirmationPasskeyOptions(ctx: HttpContext) {
  const { id, tokenId } = requireUser(ctx)
  const options = await createPasskeyOptions(await Passkey.query().where('userId', id), 'preferred')
  const challengeId = await openChallenge('confirm', id, { nonce: options.challenge, sessionId: tokenId })
  return { challengeId, options }
}

export async function confirmWithPasskey(ctx: HttpContext, answer: PasskeyAnswer) {
  const challenge = await findChallengeOfSession('confirm', answer.challengeId, requireUser(ctx))
  const taken = await takePasskeyAnswer('confirm', challenge, answer)
  const user = await findWaitingUser(challenge)
  await verifyPasskey(user, taken, { requireUserVerification: false }, clientInfo(ctx))
  await closeChallenge('confirm', challenge)
  return confirmed(ctx, 'passkey')
}

async function confirmed(ctx: HttpContext, proof: StaffProof) {
  await recordProof(db, requireUser(ctx).tokenId, proof)
  return { freshMinutes: RecentProofMinutes }
}
