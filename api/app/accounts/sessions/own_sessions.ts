import db from '@adonisjs/lucid/services/db'
import { isExpired } from '#accounts/sessions/session_lifetime'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { toWireTime } from '#core/time'

export async function listSessions(user: CurrentUser) {
  const rows = await db
    .from('access_tokens')
    .select('id', 'name', 'ip', 'created_at', 'last_used_at', 'expires_at')
    .where('tokenable_id', user.id)
    .orderBy('id', 'desc')
  return rows
    .filter((row) => !isExpired(row, user.held))
    .map((row) => ({
      sessionId: row.id as number,
      device: row.name as string | null,
      ip: row.ip as string | null,
      createTime: toWireTime(row.created_at as string),
      lastUsedTime: toWireTime(row.last_used_at as string),
      expireTime: toWireTime(row.expires_at as string),
      current: row.id === user.tokenId,
    }))
}

export async function endOwnSession(user: CurrentUser, sessionId: number): Promise<void> {
  const ended = await db.from('access_tokens').where('id', sessionId).where('tokenable_id', user.id).delete()
  if (Number(ended) !== 1) throw new NotFound()
}
