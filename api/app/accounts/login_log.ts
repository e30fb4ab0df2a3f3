import { maskIdCard, maskTelephone } from '#core/plain_rules'
import { LoginLogSchema } from '#core/schema'
import type User from '#accounts/user'
import { LoginType } from '#accounts/terms'
import { now } from '#core/time'

/** Every try to sign in, refused or not. */
export default class LoginLog extends LoginLogSchema {}

interface SignInTry {
  user: User | null
  loginName: string
  loginType: LoginType
  succeeded: boolean
  ip: string
  userAgent: string | null
  requestId: string | null
}

/** Writes the try down; whatever was typed as a number is masked. */
export async function logSignIn(entry: SignInTry): Promise<void> {
  await LoginLog.create({
    userId: entry.user?.id ?? null,
    loginName: masked(entry.loginName, entry.loginType),
    loginType: entry.loginType,
    event: 'login',
    succeeded: entry.succeeded,
    reason: entry.succeeded ? null : 'wrong',
    ip: entry.ip,
    userAgent: entry.userAgent?.slice(0, 255) ?? null,
    requestId: entry.requestId,
    createdAt: now(),
  })
}

function masked(loginName: string, loginType: LoginType): string {
  const shown = loginName.slice(0, 40)
  return loginType === LoginType.IdCard ? maskIdCard(shown) : maskTelephone(shown)
}
