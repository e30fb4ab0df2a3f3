import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { TooManyRequests } from '#core/http/refusal'
import { indexOfIdCard } from '#accounts/personal_data'
import { LoginType, messages } from '#accounts/sessions/terms'

/**
 * Five failures in 15 minutes lock for 15 minutes (staff 30), doubling up to a day (docs/product.md 1.4;
 * docs/threats.md T02). Counted by what was typed, so that unknown accounts lock like known ones.
 */
const failuresBeforeLock = 5
const firstLockMinutes = 15
const firstStaffLockMinutes = 30
const longestLockMinutes = 24 * 60

/** Created on each use: a limiter keeps the database connection it was made with. */
const failures = () =>
  limiter.use('database', { requests: failuresBeforeLock, duration: '15 minutes' })
const locks = () => limiter.use('database', { requests: 1, duration: '1 day' })
const lockCounts = () => limiter.use('database', { requests: 1000, duration: '1 day' })

export interface LoginAttempt {
  loginName: string
  loginType: LoginType
}

export async function refuseWhileLocked(attempt: LoginAttempt): Promise<void> {
  const key = keyOf('lock', attempt)
  if (!(await locks().isBlocked(key))) return
  const seconds = await locks().availableIn(key)
  if (seconds > 0) throw new TooManyRequests(seconds, messages.locked)
}

/** @returns true when this failure locked the account */
export async function recordFailure(attempt: LoginAttempt): Promise<boolean> {
  const { remaining } = await failures().increment(keyOf('wrong', attempt))
  if (remaining > 0) return false

  const first = attempt.loginType === LoginType.Admin ? firstStaffLockMinutes : firstLockMinutes
  const { consumed } = await lockCounts().increment(keyOf('locks', attempt))
  const minutes = Math.min(first * 2 ** (consumed - 1), longestLockMinutes)
  await locks().block(keyOf('lock', attempt), minutes * 60)
  await failures().delete(keyOf('wrong', attempt))
  return true
}

/** Earlier locks still lengthen the next one. */
export async function clearFailures(attempt: LoginAttempt): Promise<void> {
  await failures().delete(keyOf('wrong', attempt))
}

export async function unlockAccount(user: {
  loginName: string
  telephone: string | null
  idCardIndex: string | null
}): Promise<void> {
  const { loginName, telephone, idCardIndex } = user
  const accounts = [
    `${LoginType.Password}:${loginName}`,
    `${LoginType.Admin}:${loginName}`,
    `${LoginType.VerifyCode}:${telephone}`,
    `${LoginType.IdCard}:${idCardIndex}`,
  ]
  for (const account of accounts) {
    for (const kind of ['wrong', 'lock', 'locks']) await locks().delete(hashedKey(kind, account))
  }
}

function keyOf(kind: string, { loginName, loginType }: LoginAttempt): string {
  const accountKey = loginType === LoginType.IdCard ? indexOfIdCard(loginName) : loginName
  return hashedKey(kind, `${loginType}:${accountKey}`)
}

function hashedKey(kind: string, account: string): string {
  return `${kind}:${createHash('sha256').update(account).digest('hex')}`
}
