import { AccessToken } from '@adonisjs/auth/access_tokens'
import db from '@adonisjs/lucid/services/db'
import { mustReplacePassword } from '#accounts/passwords/password_age'
import { isOver, isStaff, lifeOf } from '#accounts/sessions/session_life'
import type { CurrentUser } from '#core/current_user'
import type { Role } from '#core/roles'
import { fromStored, now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

const prefix = 'oat_'
const mostSessions = 5

/** A use is written down at most once a minute, so that reading pages does not mean writing rows. */
const rememberUseAfter = { minutes: 1 }

/**
 * Opens a session and returns its token, which is stored only as a hash. The oldest sessions beyond
 * five end.
 * @param from what the browser calls itself and where it is, for the person's own list of sessions
 */
export async function openSession(
  trx: Trx,
  userId: number,
  roles: readonly Role[],
  from: { userAgent: string | null; ip: string | null } = { userAgent: null, ip: null }
) {
  const { secret, hash } = AccessToken.seed(40)
  const at = now()
  const [identifier] = await trx.table('access_tokens').insert({
    tokenable_id: userId,
    type: 'session',
    name: from.userAgent,
    ip: from.ip,
    hash,
    abilities: '["*"]',
    created_at: toStored(at),
    updated_at: toStored(at),
    last_used_at: toStored(at),
    expires_at: toStored(at.plus(lifeOf(roles).absolute)),
  })
  await endOldest(trx, userId)
  return `${prefix}${base64(String(identifier))}.${base64(secret.release())}`
}

/** Who the token belongs to, `dead` for one that expired or was revoked, or null when there is none. */
export async function userOfToken(
  header: string | undefined
): Promise<CurrentUser | 'dead' | null> {
  const value = header?.replace(/^(Bearer\s+)+/i, '').trim()
  if (!value) return null

  const decoded = AccessToken.decode(prefix, value)
  const row = decoded && (await findToken(Number(decoded.identifier)))
  if (!row || !secretMatches(row, decoded.secret)) return 'dead'

  const roles = await rolesOf(row.user_id)
  if (isOver(row, roles)) return 'dead'
  await rememberUse(row)
  return {
    id: row.user_id,
    tokenId: row.id,
    loginName: row.login_name,
    userName: row.user_name,
    roles,
    mustChangePassword: mustReplacePassword({
      staff: isStaff(roles),
      mustChange: Boolean(row.must_change_password),
      since: fromStored(row.password_changed_at ?? row.created_at),
    }),
  }
}

/** Ends one session. */
export async function endSession(tokenId: number): Promise<void> {
  await db.from('access_tokens').where('id', tokenId).delete()
}

/**
 * Ends every session of a person: on reset, role change, disabling.
 * @returns how many there were
 */
export async function endSessions(trx: Trx, userId: number, except?: number): Promise<number> {
  const sessions = trx.from('access_tokens').where('tokenable_id', userId)
  return Number(await (except ? sessions.whereNot('id', except) : sessions).delete())
}

async function findToken(id: number) {
  if (!Number.isSafeInteger(id)) return null
  return db
    .from('access_tokens as token')
    .innerJoin('users', 'users.id', 'token.tokenable_id')
    .select('token.id', 'token.hash', 'token.last_used_at', 'token.expires_at')
    .select('users.id as user_id', 'users.login_name', 'users.user_name')
    .select('users.must_change_password', 'users.password_changed_at', 'users.created_at')
    .where('token.id', id)
    .whereNull('users.disabled_at')
    .whereNull('users.deleted_at')
    .first()
}

async function rolesOf(userId: number): Promise<Role[]> {
  const rows = await db
    .from('user_roles')
    .select('role')
    .where('user_id', userId)
    .orderBy('position')
  return rows.map(({ role }) => role)
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

async function rememberUse(row: { id: number; last_used_at: string }): Promise<void> {
  const at = now()
  if (fromStored(row.last_used_at).plus(rememberUseAfter) > at) return
  await db
    .from('access_tokens')
    .where('id', row.id)
    .update({ last_used_at: toStored(at) })
}

async function endOldest(trx: Trx, userId: number): Promise<void> {
  const sessions = await trx
    .from('access_tokens')
    .select('id')
    .where('tokenable_id', userId)
    .orderBy('id', 'desc')
  const tooMany = sessions.slice(mostSessions).map(({ id }) => id)
  if (tooMany.length) await trx.from('access_tokens').whereIn('id', tooMany).delete()
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64url')
}
