import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import { closeChallenge, findChallengeOfSession } from '#accounts/second_factor/challenge'
import { optionsForChallenge } from '#accounts/second_factor/passkeys/passkey_options'
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

export async function stepPasskeyOptions(ctx: HttpContext, challengeId: string) {
  return optionsForChallenge(challengeId, await findChallengeOfSession('step', challengeId, requireUser(ctx)))
}

export async function openStepWithPasskey(ctx: HttpContext, answer: PasskeyAnswer) {
  const challenge = await findChallengeOfSession('step', answer.challengeId, requireUser(ctx))
  const taken = await takePasskeyAnswer('step', challenge, answer)
  const user = await findWaitingUser(challenge)
  await verifyPasskey(user, taken, { requireUserVerification: false }, clientInfo(ctx))
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
