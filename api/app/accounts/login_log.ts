import { maskIdCard, maskTelephone } from '#core/plain_rules'
import { LoginLogSchema } from '#core/schema'
import type { Caller } from '#accounts/sessions/caller'
import { LoginType, type LoginEvent } from '#accounts/sessions/terms'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

export default class LoginLog extends LoginLogSchema {}

interface LoginLogEntry {
  event: LoginEvent
  userId: number | null
  loginName: string
  loginType: LoginType
  succeeded: boolean
  reason?: string
}

export async function writeLoginLog(
  caller: Caller,
  happening: LoginLogEntry,
  trx?: Trx
): Promise<void> {
  const entry = {
    ...happening,
    ...caller,
    loginName: maskLoginName(happening.loginName, happening.loginType),
    reason: happening.reason ?? null,
    createdAt: now(),
  }
  await LoginLog.create(entry, { client: trx })
}

export function maskLoginName(loginName: string, loginType: LoginType): string {
  const shown = loginName.slice(0, 40)
  return loginType === LoginType.IdCard ? maskIdCard(shown) : maskTelephone(shown)
}
