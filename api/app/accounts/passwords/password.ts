import hash from '@adonisjs/core/services/hash'
import { argon2id } from '#config/hash'
import { hashConcurrency } from '#accounts/passwords/hash_concurrency'
import { TooManyRequests } from '#core/errors'

/** Hashing is slow on purpose. Few at a time and fifty queued keep a login storm from causing an outage. */
const maxWaiting = 50
let running = 0
const waiting: (() => void)[] = []
const dummyHash = argon2id.decoy()

/** Of accounts without a password: imported learners sign in with an SMS code. */
export const NoPassword = '!'

export function hashPassword(password: string): Promise<string> {
  return withConcurrencyLimit(() => hash.make(password))
}

/** Without a hash it verifies a decoy, which takes the same time. @throws TooMany when fifty are already queued */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const known = stored === NoPassword ? null : stored
  const matches = await withConcurrencyLimit(() => hash.verify(known ?? dummyHash, password))
  return known !== null && matches
}

/** Numbers of running and queued hashes. */
export function hashingNow(): { running: number; waiting: number } {
  return { running, waiting: waiting.length }
}

export function needsRehash(stored: string): boolean {
  return hash.needsReHash(stored)
}

async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= hashConcurrency) {
    if (waiting.length >= maxWaiting) throw new TooManyRequests(2)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
