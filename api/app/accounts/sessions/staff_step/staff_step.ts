import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { DateTime } from 'luxon'
import { messages, StaffHeldCode, StaffIdleMinutes, StaffStep, StaffStepHours } from '#accounts/sessions/terms'
import type User from '#accounts/user'
import { Forbidden, StaffStepNeeded, UserError } from '#core/errors'
import { hasStaffRole, type Role } from '#core/roles'
import { fromStored, fromStoredToUnix, now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** How the user proved the identity. */
export type StaffProof = 'password' | 'totp' | 'recovery' | 'passkey'

/**
 * Gives the session the staff roles of its user, until it was idle or for half a day (docs/decisions/0130).
 * @returns the key for the cookie, of which only the hash is stored
 * @throws Forbidden when the session ended meanwhile
 */
export async function openStaffStep(client: Pick<Trx, 'from'>, sessionId: number, proof: StaffProof): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const at = toStored(now())
  const session = await client.from('access_tokens').select('expires_at').where('id', sessionId).first()
  if (!session) throw new Forbidden('token expired')
  const end = DateTime.min(now().plus({ hours: StaffStepHours }), fromStored(session.expires_at))
  const opened = await client
    .from('access_tokens')
    .where('id', sessionId)
    .update({
      staff_until: toStored(end),
      staff_seen_at: at,
      staff_key_hash: hashOf(key),
      staff_proof: proof,
      proved_at: at,
    })
  if (Number(opened) !== 1) throw new Forbidden('token expired')
  return key
}

/** @throws StaffStepNeeded when the step ended meanwhile */
export async function recordProof(client: Pick<Trx, 'from'>, sessionId: number, proof: StaffProof): Promise<void> {
  const recorded = await client
    .from('access_tokens')
    .where('id', sessionId)
    .whereNotNull('staff_key_hash')
    .update({ staff_proof: proof, proved_at: toStored(now()) })
  if (Number(recorded) !== 1) throw new StaffStepNeeded()
}

export async function endStaffStep(client: Pick<Trx, 'from'>, sessionId: number): Promise<void> {
  await client.from('access_tokens').where('id', sessionId).update(noStaffStep)
}

export const noStaffStep = {
  staff_until: null,
  staff_seen_at: null,
  staff_key_hash: null,
  staff_proof: null,
  proved_at: null,
}

export interface StaffStepRow {
  staff_until: string | null
  staff_seen_at: string | null
  staff_key_hash: string | null
}

/** Needs the cookie of the browser that opened the step: a copied token alone has no staff role. */
export function isStaffStepLive(row: StaffStepRow, key: string | undefined): boolean {
  return isStaffStepOpen(row) && key !== undefined && equal(row.staff_key_hash!, hashOf(key))
}

/** Without the check of the browser, for the list of a user's sessions. */
export function isStaffStepOpen({ staff_until: until, staff_seen_at: seenAt, staff_key_hash: hash }: StaffStepRow) {
  if (!until || !seenAt || !hash) return false
  const at = now().toSeconds()
  return fromStoredToUnix(until) > at && fromStoredToUnix(seenAt) + StaffIdleMinutes * 60 > at
}

export function staffStepOf(held: readonly Role[], isLive: boolean): StaffStep {
  if (!hasStaffRole(held)) return StaffStep.None
  return isLive ? StaffStep.Live : StaffStep.Needed
}

/** @throws UserError for learners, and after a reset by SMS until an admin lifts the hold */
export function ensureMayOpenStaffStep(user: User): void {
  if (!user.isStaff) throw new UserError(messages.noStaffRole, { code: 'no-staff-role' })
  if (user.staffHoldAt) throw new UserError(messages.staffHeld, { code: StaffHeldCode })
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function equal(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
