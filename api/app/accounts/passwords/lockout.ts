import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { TooMany } from '#core/http/refusal'
import { indexOfIdCard } from '#accounts/personal_data'
import { LoginType, messages } from '#accounts/sessions/terms'

/**
 * Five wrong in a quarter of an hour lock for a quarter of an hour, staff for half an hour, doubling up
 * to a day (decisions, section 2; threat T02). What is counted is what was typed, not who was found: an
 * unknown name locks just like a known one.
 */
const wrongBeforeLock = 5
const firstLockMinutes = 15
const firstStaffLockMinutes = 30
const longestLockMinutes = 24 * 60

/** Asked for anew each time: a counter keeps the connection that it was made on. */
const wrongs = () => limiter.use('database', { requests: wrongBeforeLock, duration: '15 minutes' })
const locks = () => limiter.use('database', { requests: 1, duration: '1 day' })
const history = () => limiter.use('database', { requests: 1000, duration: '1 day' })

/** What a person types to come in, and by which of the four ways. */
export interface Attempt {
  loginName: string
  loginType: LoginType
}

/** @throws TooMany while locked, even for the right password */
export async function refuseLocked(attempt: Attempt): Promise<void> {
  const key = keyOf('lock', attempt)
  if (!(await locks().isBlocked(key))) return
  const seconds = await locks().availableIn(key)
  if (seconds > 0) throw new TooMany(seconds, messages.locked)
}

/** Counts one wrong try and locks at the fifth. True when it locked. */
export async function recordFailure(attempt: Attempt): Promise<boolean> {
  const { remaining } = await wrongs().increment(keyOf('wrong', attempt))
  if (remaining > 0) return false

  const first = attempt.loginType === LoginType.Admin ? firstStaffLockMinutes : firstLockMinutes
  const { consumed } = await history().increment(keyOf('locks', attempt))
  const minutes = Math.min(first * 2 ** (consumed - 1), longestLockMinutes)
  await locks().block(keyOf('lock', attempt), minutes * 60)
  await wrongs().delete(keyOf('wrong', attempt))
  return true
}

/** After the right password: the next wrong one is the first again. Earlier locks still count for the length of the next. */
export async function clearFailures(attempt: Attempt): Promise<void> {
  await wrongs().delete(keyOf('wrong', attempt))
}

/** Opens every way in for one person again: after a reset, and by the console. */
export async function unlock(user: {
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
    for (const kind of ['wrong', 'lock', 'locks']) await locks().delete(hashed(kind, account))
  }
}

function keyOf(kind: string, { loginName, loginType }: Attempt): string {
  const accountKey = loginType === LoginType.IdCard ? indexOfIdCard(loginName) : loginName
  return hashed(kind, `${loginType}:${accountKey}`)
}

/** The store's keys hold no name and no number. */
function hashed(kind: string, account: string): string {
  return `${kind}:${createHash('sha256').update(account).digest('hex')}`
}
