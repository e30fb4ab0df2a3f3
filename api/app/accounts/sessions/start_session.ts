import type { ClientInfo } from '#accounts/sessions/client_info'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { openSession } from '#accounts/sessions/session_token'
import { LoginEvent, type LoginType } from '#accounts/sessions/terms'
import type User from '#accounts/user'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

export interface StartedSession {
  user: User
  token: string
}

export async function startSession(
  user: User,
  { loginName, loginType }: { loginName: string; loginType: LoginType },
  caller: ClientInfo
): Promise<StartedSession> {
  const entry = { loginName, loginType, userId: user.id, event: LoginEvent.Login, succeeded: true }
  const token = await transaction(async (trx) => {
    await user.useTransaction(trx).merge({ lastLoginAt: now() }).save()
    await writeLoginLog(caller, entry, trx)
    return openSession(trx, user.id, user.roles, caller)
  })
  return { user, token }
}
