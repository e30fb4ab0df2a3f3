import type { ClientInfo } from '#accounts/sessions/client_info'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { openSession } from '#accounts/sessions/session_token'
import { LoginEvent, type LoginType } from '#accounts/sessions/terms'
import { openStaffStep, type StaffProof } from '#accounts/sessions/staff_step/staff_step'
import type User from '#accounts/user'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

export interface StartedSession {
  user: User
  token: string
  /** For the cookie, if the session begins with the staff step. */
  staffKey: string | null
}

/** @param staffProof with it the session begins with the staff step */
export async function startSession(
  user: User,
  { loginName, loginType }: { loginName: string; loginType: LoginType },
  caller: ClientInfo,
  staffProof?: StaffProof
): Promise<StartedSession> {
  const entry = { loginName, loginType, userId: user.id, event: LoginEvent.Login, succeeded: true }
  return transaction(async (trx) => {
    await user.useTransaction(trx).merge({ lastLoginAt: now() }).save()
    await writeLoginLog(caller, entry, trx)
    const { id, token } = await openSession(trx, user.id, user.roles, caller)
    return { user, token, staffKey: staffProof ? await openStaffStep(trx, id, staffProof) : null }
  })
}
