import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { TooMany } from '#core/refusal'
import { says } from '#accounts/terms'

/** Five wrong in a quarter of an hour lock for a quarter of an hour, doubling up to a day (decisions, section 2). */
const wrongBeforeLock = 5
const firstLockMinutes = 15
const longestLockMinutes = 24 * 60

const wrongs = limiter.use('database', { requests: wrongBeforeLock, duration: '15 minutes' })
const locks = limiter.use('database', { requests: 1, duration: '1 day' })
const history = limiter.use('database', { requests: 1000, duration: '1 day' })

/** @throws TooMany while locked, even for the right password */
export async function refuseLocked(account: string): Promise<void> {
  const seconds = await locks.availableIn(key('lock', account))
  if ((await locks.isBlocked(key('lock', account))) && seconds > 0) {
    throw new TooMany(seconds, says.locked)
  }
}

/** Counts one wrong try and locks at the fifth. */
export async function countWrong(account: string): Promise<void> {
  const { remaining } = await wrongs.increment(key('wrong', account))
  if (remaining > 0) return

  const { consumed } = await history.increment(key('locks', account))
  const minutes = Math.min(firstLockMinutes * 2 ** (consumed - 1), longestLockMinutes)
  await locks.block(key('lock', account), minutes * 60)
  await wrongs.delete(key('wrong', account))
}

export async function forgetWrong(account: string): Promise<void> {
  await wrongs.delete(key('wrong', account))
}

/** The store's keys hold no name and no number. */
function key(kind: string, account: string): string {
  return `${kind}:${createHash('sha256').update(account).digest('hex')}`
}
