import { maskNumbers } from '#accounts/personal_data/mask_numbers'
import { LoginLogSchema } from '#core/schema'
import type { ClientInfo } from '#accounts/sessions/client_info'
import type { LoginEvent, LoginType } from '#accounts/sessions/terms'
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

export async function writeLoginLog(caller: ClientInfo, happening: LoginLogEntry, trx?: Trx): Promise<void> {
  const entry = {
    ...happening,
    ...caller,
    loginName: maskLoginName(happening.loginName),
    reason: happening.reason ?? null,
    createdAt: now(),
  }
  await LoginLog.create(entry, { client: trx })
}

/** In any format: users type their ID number into the login name field (docs/threats.md T22). */
export function maskLoginName(loginName: string): string {
  return maskNumbers(loginName).slice(0, 40)
}
