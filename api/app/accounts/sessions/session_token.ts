import { AccessToken } from '@adonisjs/auth/access_tokens'
import db from '@adonisjs/lucid/services/db'
import { mustReplacePassword } from '#accounts/password_age'
import { mustEnrolSecondFactor } from '#accounts/sessions/requirement'
import { isExpired, sessionLifetime } from '#accounts/sessions/session_lifetime'
import { isStaffStepLive, type StaffStepRow } from '#accounts/sessions/staff_step/staff_step'
import { actingRoles, type CurrentUser } from '#core/current_user'
import { prepared } from '#core/prepared_statements'
import { hasStaffRole, type Role } from '#core/roles'
import { fromStored, fromStoredToUnix, now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

const prefix = 'oat_'
const maxSessions = 5

/** Limits writes: a read-only request updates `last_used_at` at most once a minute. */
const recordUseSeconds = 60

/** @returns its id and the token, of which only the hash is stored */
export async function openSession(
  trx: Trx,
  userId: number,
  roles: readonly Role[],
  from: { userAgent: string | null; ip: string | null } = { userAgent: null, ip: null }
) {
  const { secret, hash } = AccessToken.seed(40)
  const at = now()
  const [identifier] = await trx
    .table('access_tokens')
    .insert({
      tokenable_id: userId,
      type: 'session',
      name: from.userAgent,
      ip: from.ip,
      hash,
      abilities: '["*"]',
      created_at: toStored(at),
      updated_at: toStored(at),
      last_used_at: toStored(at),
      expires_at: toStored(at.plus(sessionLifetime(roles).absolute)),
    })
  await endOldestSessions(trx, userId)
  return { id: Number(identifier), token: `${prefix}${base64(String(identifier))}.${base64(secret.release())}` }
}

/** @param staffKey the cookie that binds a staff step to its browser */
export async function findUserByToken(
  header: string | undefined,
  staffKey: string | undefined
): Promise<CurrentUser | 'dead' | null> {
  const value = header?.replace(/^(Bearer\s+)+/i, '').trim()
  if (!value) return null

  const decoded = AccessToken.decode(prefix, value)
  const rows = decoded ? await findToken(Number(decoded.identifier)) : []
  const [row] = rows
  if (!decoded || !row || !secretMatches(row, decoded.secret)) return 'dead'

  const held = rows.flatMap(({ role }) => (role ? [role] : []))
  if (isExpired(row, held)) return 'dead'
  await recordUse(row)
  const roles = actingRoles(held, !row.staff_hold_at && isStaffStepLive(row, staffKey))
  const { user_id: id, totp_secret_cipher: totpSecretCipher } = row
  return {
    id,
    tokenId: row.id,
    loginName: row.login_name,
    userName: row.user_name,
    roles,
    held,
    staffSeenAt: row.staff_seen_at ? fromStoredToUnix(row.staff_seen_at) : undefined,
    provedAt: row.proved_at ? fromStoredToUnix(row.proved_at) : undefined,
    mustChangePassword: mustReplacePassword({
      staff: hasStaffRole(roles),
      mustChange: Boolean(row.must_change_password),
      due: Boolean(row.staff_password_due),
      since: fromStored(row.password_changed_at ?? row.created_at),
    }),
    mustEnrolSecondFactor: await mustEnrolSecondFactor({ id, roles, totpSecretCipher }),
  }
}

export async function endSession(tokenId: number): Promise<void> {
  await db.from('access_tokens').where('id', tokenId).delete()
}

export async function endSessions(trx: Trx, userId: number, except?: number): Promise<number> {
  const sessions = trx.from('access_tokens').where('tokenable_id', userId)
  return Number(await (except ? sessions.whereNot('id', except) : sessions).delete())
}

/** A staff call keeps the staff step alive; learner calls do not. Written at most once a minute. */
export async function recordStaffUse({ tokenId, staffSeenAt = 0 }: CurrentUser): Promise<void> {
  const at = now()
  if (staffSeenAt + recordUseSeconds > at.toSeconds()) return
  await db
    .from('access_tokens')
    .where('id', tokenId)
    .whereNotNull('staff_key_hash')
    .update({ staff_seen_at: toStored(at) })
}

interface TokenRow extends StaffStepRow {
  proved_at: string | null
  id: number
  hash: string
  last_used_at: string
  expires_at: string
  user_id: number
  login_name: string
  user_name: string
  must_change_password: number
  staff_password_due: number
  staff_hold_at: string | null
  password_changed_at: string | null
  created_at: string
  totp_secret_cipher: string | null
  role: Role | null
  position: number | null
}

const byId = prepared<TokenRow>(`
  select token.id, token.hash, token.last_used_at, token.expires_at, token.staff_until, token.staff_seen_at,
    token.staff_key_hash, token.proved_at, users.id as user_id, users.login_name, users.user_name, users.must_change_password,
    users.staff_password_due, users.staff_hold_at, users.password_changed_at, users.created_at,
    users.totp_secret_cipher, user_roles.role, user_roles.position
  from access_tokens token
  join users on users.id = token.tokenable_id
  left join user_roles on user_roles.user_id = users.id
  where token.id = ? and users.disabled_at is null and users.deleted_at is null`)

/** One row per role. Every API call runs it, so the database does not sort. */
async function findToken(id: number): Promise<TokenRow[]> {
  if (!Number.isSafeInteger(id)) return []
  const rows = await byId.rows(db.connection(), id)
  return rows.sort((one, other) => Number(one.position) - Number(other.position))
}

function secretMatches(row: { id: number; hash: string }, secret: { release(): string }): boolean {
  const at = new Date()
  return new AccessToken({
    identifier: row.id,
    tokenableId: 0,
    type: 'session',
    hash: row.hash,
    name: null,
    createdAt: at,
    updatedAt: at,
    lastUsedAt: null,
    expiresAt: null,
  }).verify(secret as never)
}

async function recordUse(row: { id: number; last_used_at: string }): Promise<void> {
  const at = now()
  if (fromStoredToUnix(row.last_used_at) + recordUseSeconds > at.toSeconds()) return
  await db
    .from('access_tokens')
    .where('id', row.id)
    .update({ last_used_at: toStored(at) })
}

async function endOldestSessions(trx: Trx, userId: number): Promise<void> {
  const sessions = await trx.from('access_tokens').select('id').where('tokenable_id', userId).orderBy('id', 'desc')
  const surplus = sessions.slice(maxSessions).map(({ id }) => id)
  if (surplus.length) await trx.from('access_tokens').whereIn('id', surplus).delete()
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64url')
}
