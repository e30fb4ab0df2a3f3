import type { ClientInfo } from '#accounts/sessions/client_info'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { hasPasskey } from '#accounts/sessions/requirement'
import { closeChallenge, findChallenge, openChallenge, type Challenge } from '#accounts/second_factor/challenge'
import { countRecoveryCodes } from '#accounts/second_factor/recovery_codes'
import { SecondFactor, messages } from '#accounts/second_factor/terms'
import { isTotpCode, trySecondCode, wrongCode } from '#accounts/second_factor/verify_second_code'
import { LoginEvent, LoginType } from '#accounts/sessions/terms'
import { startSession, type StartedSession } from '#accounts/sessions/start_session'
import { ensureMayOpenStaffStep, type StaffProof } from '#accounts/sessions/staff_step/staff_step'
import { loginOrigin, type LoginOrigin, type RememberedDevice } from '#accounts/sessions/remembered_device'
import User from '#accounts/user'
import { UserError } from '#core/errors'

/**
 * @param sessionId of a session whose staff step waits; without it a sign-in waits
 * @throws UserError `second-factor` with the challenge, and whether a code or a passkey can answer it
 */
export async function requireSecondFactor(user: User, sessionId: number | null = null): Promise<void> {
  const passkey = await hasPasskey(user.id)
  if (!user.totpSecretCipher && !passkey) return

  const code = Boolean(user.totpSecretCipher) || (await countRecoveryCodes(user.id)) > 0
  throw new UserError(messages.secondFactorNeeded, {
    code: SecondFactor,
    payload: {
      challengeId: await openChallenge(sessionId ? 'step' : 'sign-in', user.id, { sessionId }),
      methods: { code, passkey },
    },
  })
}

/** @throws UserError at the field `code`, or when the sign-in expired */
export async function signInWithCode(
  { challengeId, code }: { challengeId: string; code: string },
  caller: ClientInfo,
  device: RememberedDevice | null
): Promise<StartedSession> {
  const challenge = await findChallenge('sign-in', challengeId)
  const user = await findWaitingUser(challenge)
  const proof = await answerWithCode(user, code, loginOrigin(caller, device, user.id), caller)
  await closeChallenge('sign-in', challenge)
  return startSession(user, { loginName: user.loginName, loginType: LoginType.Admin }, caller, proof)
}

/** @throws UserError at the field `code` */
export async function answerWithCode(
  user: User,
  code: string,
  origin: LoginOrigin,
  caller: ClientInfo
): Promise<StaffProof> {
  const outcome = await trySecondCode(user, code, origin)
  if (outcome === 'right') return isTotpCode(code) ? 'totp' : 'recovery'
  await recordFailedSecondFactor(user, caller, outcome === 'locked' ? LoginEvent.Lock : LoginEvent.Login)
  throw wrongCode()
}

/** The user who passed the first step, unless sessions were ended since. */
export async function findWaitingUser({ userId, createdAt }: Challenge): Promise<User> {
  const user = userId === null ? null : await User.query().where('id', userId).preload('roleRows').first()
  const changed = user?.passwordChangedAt && user.passwordChangedAt > createdAt
  if (!user?.isActive || !user.isStaff || changed) {
    throw new UserError(messages.challengeExpired, { code: 'challenge-expired' })
  }
  ensureMayOpenStaffStep(user)
  return user
}

export function recordFailedSecondFactor(
  user: User,
  caller: ClientInfo,
  event: LoginEvent = LoginEvent.Login
): Promise<void> {
  return writeLoginLog(caller, {
    event,
    loginName: user.loginName,
    loginType: LoginType.Admin,
    userId: user.id,
    succeeded: false,
    reason: 'second-factor',
  })
}
