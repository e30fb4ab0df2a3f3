import { maskIdCard, maskTelephone } from '#core/plain_rules'
import { LoginLogSchema } from '#core/schema'
import type { Caller } from '#accounts/sessions/caller'
import { LoginType, type LoginEvent } from '#accounts/sessions/terms'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/** What happened at the door, refused or not: sign-ins, registrations, resets, locks. */
export default class LoginLog extends LoginLogSchema {}

interface Happening {
  event: LoginEvent
  userId: number | null
  loginName: string
  loginType: LoginType
  succeeded: boolean
  reason?: string
}

/** Writes it down, in the transaction when there is one; whatever was typed as a number is masked. */
export async function logAtDoor(caller: Caller, happening: Happening, trx?: Trx): Promise<void> {
  const entry = {
    ...happening,
    ...caller,
    loginName: shownName(happening.loginName, happening.loginType),
    reason: happening.reason ?? null,
    createdAt: now(),
  }
  await LoginLog.create(entry, { client: trx })
}

/** A login name as the log keeps it: an ID number and a phone with stars. */
export function shownName(loginName: string, loginType: LoginType): string {
  const shown = loginName.slice(0, 40)
  return loginType === LoginType.IdCard ? maskIdCard(shown) : maskTelephone(shown)
}
