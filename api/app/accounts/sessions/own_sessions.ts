import db from '@adonisjs/lucid/services/db'
import { isExpired } from '#accounts/sessions/session_lifetime'
import { endSessions } from '#accounts/sessions/session_token'
import { isStaffStepOpen, staffStepOf, type StaffStepRow } from '#accounts/sessions/staff_step/staff_step'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { toWireTime } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

export async function listSessions(user: CurrentUser, client: Pick<Trx, 'from'> = db) {
  const rows = await client
    .from('access_tokens')
    .select('id', 'name', 'ip', 'created_at', 'last_used_at', 'expires_at')
    .select('staff_until', 'staff_seen_at', 'staff_key_hash')
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
      staffStep: staffStepOf(user.held, isStaffStepOpen(row as unknown as StaffStepRow)),
    }))
}

/** @returns the number of live sessions that ended */
export async function endOwnSessions(user: CurrentUser, which: 'others' | 'all'): Promise<number> {
  const except = which === 'others' ? user.tokenId : undefined
  return transaction(async (trx) => {
    const live = (await listSessions(user, trx)).filter(({ sessionId }) => sessionId !== except)
    await endSessions(trx, user.id, except)
    return live.length
  })
}

export async function endOwnSession(user: CurrentUser, sessionId: number): Promise<void> {
  const ended = await db.from('access_tokens').where('id', sessionId).where('tokenable_id', user.id).delete()
  if (Number(ended) !== 1) throw new NotFound()
}
