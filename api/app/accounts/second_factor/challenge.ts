import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { ChallengeMinutes, EnrolmentMinutes, messages } from '#accounts/second_factor/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { fromStored, now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import type { DateTime } from 'luxon'

/**
 * `sign-in`: the password was correct, or a passkey will identify the user. `step`: the password of the staff step was
 * correct, or a passkey stands for it. `confirm`: a passkey will prove the identity once more. `register` and `totp`: a new passkey or secret.
 */
export type Purpose = 'sign-in' | 'step' | 'confirm' | 'register' | 'totp'

const minutesOf = {
  'sign-in': ChallengeMinutes,
  'step': ChallengeMinutes,
  'confirm': ChallengeMinutes,
  'register': ChallengeMinutes,
  'totp': EnrolmentMinutes,
} as const satisfies Record<Purpose, number>

export interface Challenge {
  id: number
  userId: number | null
  /** The session that it belongs to. */
  sessionId: number | null
  nonce: string | null
  createdAt: DateTime
}

/** @returns the id, which only this client knows */
export async function openChallenge(
  purpose: Purpose,
  userId: number | null,
  { nonce = null, sessionId = null }: { nonce?: string | null; sessionId?: number | null } = {}
): Promise<string> {
  const challengeId = randomBytes(24).toString('base64url')
  await db.from('challenges').where('expires_at', '<', toStored(now())).delete()
  await db
    .table('challenges')
    .insert({
      token_hash: hashOf(challengeId),
      purpose,
      user_id: userId,
      access_token_id: sessionId,
      nonce,
      expires_at: toStored(now().plus({ minutes: minutesOf[purpose] })),
      created_at: toStored(now()),
    })
  return challengeId
}

/** @throws UserError 登录已超时 */
export async function findChallenge(purpose: Purpose, challengeId: string): Promise<Challenge> {
  const row = await db
    .from('challenges')
    .where({ token_hash: hashOf(challengeId), purpose })
    .where('expires_at', '>', toStored(now()))
    .first()
  if (!row) throw expired(purpose)
  const { id, user_id: userId, access_token_id: sessionId, nonce, created_at: createdAt } = row
  return { id, userId, sessionId, nonce, createdAt: fromStored(createdAt) }
}

/** @throws UserError 登录已超时, also for a challenge of another session */
export async function findChallengeOfSession(
  purpose: Purpose,
  challengeId: string,
  { id, tokenId }: CurrentUser
): Promise<Challenge> {
  const challenge = await findChallenge(purpose, challengeId)
  // Without a user when the passkey stands for the password too.
  if ((challenge.userId ?? id) !== id || challenge.sessionId !== tokenId) throw expired(purpose)
  return challenge
}

export async function setNonce({ id }: Challenge, nonce: string): Promise<void> {
  await db.from('challenges').where({ id }).update({ nonce })
}

/** Two simultaneous answers cannot both succeed. @throws UserError when another answer came first */
export async function consumeNonce(purpose: Purpose, { id, nonce }: Challenge): Promise<string> {
  const taken = nonce && (await db.from('challenges').where({ id, nonce }).update({ nonce: null }))
  if (!nonce || Number(taken) !== 1) throw expired(purpose)
  return nonce
}

/** @throws UserError when it is already closed */
export async function closeChallenge(
  purpose: Purpose,
  { id }: Challenge,
  client: Pick<Trx, 'from'> = db
): Promise<void> {
  if (Number(await client.from('challenges').where({ id }).delete()) !== 1) throw expired(purpose)
}

/** On a change of the second factor: nothing that began before it can be completed after it. */
export async function closeChallengesOf(trx: Trx, userId: number): Promise<void> {
  await trx.from('challenges').where('user_id', userId).delete()
}

function expired(purpose: Purpose): UserError {
  const message = purpose === 'register' || purpose === 'totp' ? messages.enrolmentExpired : messages.challengeExpired
  return new UserError(message, { code: 'challenge-expired' })
}

function hashOf(challengeId: string): string {
  return createHash('sha256').update(challengeId).digest('hex')
}
