import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import { closeChallenge, findChallengeOfSession, openChallenge } from '#accounts/second_factor/challenge'
import Passkey from '#accounts/second_factor/passkeys/passkey'
import { createPasskeyOptions, optionsForChallenge } from '#accounts/second_factor/passkeys/passkey_options'
import { takePasskeyAnswer, verifyPasskey, type PasskeyAnswer } from '#accounts/second_factor/passkeys/verify_passkey'
import {
  answerWithCode,
  findWaitingUser,
  requireSecondFactor,
} from '#accounts/second_factor/sign_in_with_second_factor'
import { clientInfo } from '#accounts/sessions/client_info'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { LoginEvent, LoginType, StaffIdleMinutes, StaffStep } from '#accounts/sessions/terms'
import { setStaffKey } from '#accounts/sessions/staff_step/staff_key_cookie'
import { ensureMayOpenStaffStep, openStaffStep, type StaffProof } from '#accounts/sessions/staff_step/staff_step'
import User from '#accounts/user'
import { requireUser } from '#core/current_user'

/** The password part of the staff step. @throws UserError `second-factor` when a code or passkey must follow */
export async function openStepWithPassword(ctx: HttpContext, passwd: string) {
  const { id, tokenId } = requireUser(ctx)
  const user = await User.findWithRoles(id)
  ensureMayOpenStaffStep(user)
  await verifyOwnPassword(user, passwd, 'passwd')
  await requireSecondFactor(user, tokenId)
  return openStep(ctx, user, 'password')
}

/** @throws UserError at the field `code` */
export async function openStepWithCode(ctx: HttpContext, { challengeId, code }: { challengeId: string; code: string }) {
  const challenge = await findChallengeOfSession('step', challengeId, requireUser(ctx))
  const user = await findWaitingUser(challenge)
  const proof = await answerWithCode(user, code, { device: 'session' }, clientInfo(ctx))
  await closeChallenge('step', challenge)
  return openStep(ctx, user, proof)
}

/** Without a challenge the passkey replaces password and second factor: it verifies the user. */
export async function stepPasskeyOptions(ctx: HttpContext, challengeId: string | undefined) {
  if (!challengeId) return stepOptionsWithoutPassword(ctx)
  return optionsForChallenge(challengeId, await findChallengeOfSession('step', challengeId, requireUser(ctx)))
}

async function stepOptionsWithoutPassword(ctx: HttpContext) {
  const { id, tokenId: sessionId } = requireUser(ctx)
  ensureMayOpenStaffStep(await User.findWithRoles(id))
  const options = await createPasskeyOptions(await Passkey.query().where('userId', id), 'required')
  return { challengeId: await openChallenge('step', null, { nonce: options.challenge, sessionId }), options }
}

export async function openStepWithPasskey(ctx: HttpContext, answer: PasskeyAnswer) {
  const { id: userId } = requireUser(ctx)
  const challenge = await findChallengeOfSession('step', answer.challengeId, requireUser(ctx))
  const alone = challenge.userId === null
  const taken = await takePasskeyAnswer('step', { ...challenge, userId }, answer)
  const user = await findWaitingUser({ ...challenge, userId })
  await verifyPasskey(user, taken, { requireUserVerification: alone }, clientInfo(ctx))
  await closeChallenge('step', challenge)
  return openStep(ctx, user, 'passkey')
}

async function openStep(ctx: HttpContext, user: User, proof: StaffProof) {
  setStaffKey(ctx, await openStaffStep(db, requireUser(ctx).tokenId, proof))
  const { loginName, id: userId } = user
  const entry = { loginName, userId, loginType: LoginType.Admin, event: LoginEvent.Login, succeeded: true }
  await writeLoginLog(clientInfo(ctx), { ...entry, reason: 'staff-step' })
  return { staffStep: StaffStep.Live, idleMinutes: StaffIdleMinutes }
}
