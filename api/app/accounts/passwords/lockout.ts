import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import { SecondFactor } from '#accounts/second_factor/terms'
import type { LoginOrigin } from '#accounts/sessions/remembered_device'
import { IdCardLastSix } from '#accounts/sessions/id_card_check/terms'
import { LoginType, messages } from '#accounts/sessions/terms'
import { TooManyRequests } from '#core/errors'

/**
 * Limits sign-in attempts (docs/product.md 1.4, docs/decisions/0029). Every attempt is counted before the slow hash, by
 * the login name as typed, so that unknown names lock like others:
 * - attempts of a remembered device of the user are counted per device,
 * - all others per subnet, and together per login name.
 * The counters are rows that one statement updates, so several processes share them.
 */
interface LockoutCounter {
  key: string
  maxAttempts: number
  /** Attempts are counted as long as the shortest lock, so none remains when a lock ends. */
  minutes: number
  maxMinutes: number
}

const attemptsOfClient = 5
const lockMinutes = { staff: 30, others: 15 }
const staffLoginTypes: LoginAttempt['loginType'][] = [LoginType.Admin, SecondFactor]
const maxLockMinutes = 24 * 60
/** Ten subnets at once. This lock never grows: it slows guessing down and must not lock users out for long. */
const attemptsOfAll = 50
const lockMinutesOfAll = 60

export interface LoginAttempt {
  loginName: string
  /** The second factor has its own attempts: a correct password does not reset them. */
  loginType: LoginType | typeof SecondFactor | typeof IdCardLastSix
}

/** Created on each use: a limiter keeps the database connection it was created with. */
const attemptLimiter = ({ maxAttempts, minutes }: LockoutCounter) =>
  limiter.use('database', { requests: maxAttempts, duration: minutes * 60 })
const locks = () => limiter.use('database', { requests: 1, duration: '1 minute' })
const lockCounts = () => limiter.use('database', { requests: 1000, duration: '1 day' })

/** Returns correct and unchecked attempts. @returns `locked` for the wrong one that triggered a lock @throws TooManyRequests */
export async function withLoginThrottle(
  attempt: LoginAttempt,
  origin: LoginOrigin,
  check: () => Promise<boolean>
): Promise<'right' | 'wrong' | 'locked'> {
  const guards = lockoutCounters(attempt, origin)
  await reserveAttempt(guards)
  const isRight = await check().catch(async (error) => {
    await release(guards)
    throw error
  })
  if (!isRight) {
    const locked = []
    for (const guard of guards) locked.push(await lockWhenUsedUp(guard))
    return locked.includes(true) ? 'locked' : 'wrong'
  }
  const [own, ...shared] = guards
  await attemptLimiter(own).delete(keyOf('tries', own))
  await release(shared)
  return 'right'
}

async function reserveAttempt(guards: LockoutCounter[]): Promise<void> {
  for (const guard of guards) await ensureNotLocked(guard)
  const reserved: LockoutCounter[] = []
  for (const guard of guards) {
    const { consumed, availableIn } = await attemptLimiter(guard).increment(keyOf('tries', guard))
    if (consumed > guard.maxAttempts) {
      await release(reserved)
      throw new TooManyRequests(availableIn, messages.locked)
    }
    reserved.push(guard)
  }
}

/** @throws TooManyRequests while locked */
export async function countFailedAttempts(attempt: LoginAttempt, origin: LoginOrigin): Promise<number[]> {
  const counts = []
  for (const guard of lockoutCounters(attempt, origin)) {
    await ensureNotLocked(guard)
    counts.push((await attemptLimiter(guard).get(keyOf('tries', guard)))?.consumed ?? 0)
  }
  return counts
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
    `${SecondFactor}:${loginName}`,
    `${LoginType.VerifyCode}:${telephone}`,
    `${LoginType.IdCard}:${idCardIndex}`,
    `${IdCardLastSix}:${idCardIndex}`,
  ]
  await db
    .from('rate_limits')
    .where((query) => {
      for (const account of accounts) query.orWhere('key', 'like', `%:sign-in:${hash(account)}:%`)
    })
    .delete()
}

function lockoutCounters(attempt: LoginAttempt, origin: LoginOrigin): LockoutCounter[] {
  const account = `sign-in:${accountOf(attempt)}`
  const own = {
    maxAttempts: attemptsOfClient,
    minutes: staffLoginTypes.includes(attempt.loginType) ? lockMinutes.staff : lockMinutes.others,
    maxMinutes: maxLockMinutes,
  }
  if ('device' in origin) return [{ ...own, key: `${account}:device:${origin.device}` }]
  const all = { maxAttempts: attemptsOfAll, minutes: lockMinutesOfAll, maxMinutes: lockMinutesOfAll }
  return [
    { ...own, key: `${account}:from:${origin.network}` },
    { ...all, key: `${account}:all` },
  ]
}

async function ensureNotLocked(guard: LockoutCounter): Promise<void> {
  const key = keyOf('lock', guard)
  if (!(await locks().isBlocked(key))) return
  const seconds = await locks().availableIn(key)
  if (seconds > 0) throw new TooManyRequests(seconds, messages.locked)
}

/** Only one of several simultaneous last attempts takes the lock, so a burst doubles it once; true for that one. */
async function lockWhenUsedUp(guard: LockoutCounter): Promise<boolean> {
  const counted = await attemptLimiter(guard).get(keyOf('tries', guard))
  if (!counted || counted.consumed < guard.maxAttempts) return false

  const lock = keyOf('lock', guard)
  if ((await locks().increment(lock)).consumed > 1) return false
  const { consumed } = await lockCounts().increment(keyOf('locks', guard))
  const minutes = Math.min(guard.minutes * 2 ** (consumed - 1), guard.maxMinutes)
  await locks().block(lock, minutes * 60)
  return true
}

async function release(guards: LockoutCounter[]): Promise<void> {
  for (const guard of guards) await attemptLimiter(guard).decrement(keyOf('tries', guard))
}

function accountOf({ loginName, loginType }: LoginAttempt): string {
  const name = loginType === LoginType.IdCard ? idNumberBlindIndex(loginName) : loginName
  return hash(`${loginType}:${name}`)
}

const keyOf = (kind: 'tries' | 'lock' | 'locks', { key }: LockoutCounter) => `${kind}:${key}`
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
