import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { NoticeState } from '#accounts/notices/terms'
import { toStored } from '#core/time'

export interface RequestedNotice {
  telephone: string
  state: NoticeState
  createdAt: string
}

/** The newest per telephone. */
export async function noticesRequestedBy(
  client: QueryClientContract,
  userId: number,
  { notice, since }: { notice: string; since: DateTime }
): Promise<Map<string, RequestedNotice>> {
  const rows: RequestedNotice[] = await client
    .from('sms_notices')
    .where({ requested_by: userId, notice })
    .where('created_at', '>', toStored(since))
    .orderBy('id')
    .select('telephone', 'state', 'created_at as createdAt')
  return new Map(rows.map((row) => [row.telephone, row]))
}

/** The same by the beginning of the idempotency key, whatever user requested them. */
export async function noticesWithKey(
  client: QueryClientContract,
  keyStart: string,
  { since }: { since: DateTime }
): Promise<Map<string, RequestedNotice>> {
  const rows: RequestedNotice[] = await client
    .from('sms_notices')
    .where('idempotency_key', 'like', `${keyStart}%`)
    .where('created_at', '>', toStored(since))
    .orderBy('id')
    .select('telephone', 'state', 'created_at as createdAt')
  return new Map(rows.map((row) => [row.telephone, row]))
}
