import { NoticeState } from '#accounts/notices/terms'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

export interface WaitingNotice {
  telephone: string
  notice: string
  values: Record<string, string>
  /** Only one notice per key is queued, until it fails. */
  idempotencyKey: string
  requestedBy: number
}

/** Sent after the commit, at most once (docs/decisions/0010). @throws when a key exists */
export async function queueNotices(trx: Trx, notices: WaitingNotice[]): Promise<void> {
  if (!notices.length) return
  const at = toStored(now())
  await trx
    .table('sms_notices')
    .multiInsert(
      notices.map(({ telephone, notice, values, idempotencyKey, requestedBy }) => ({
        telephone,
        notice,
        template_values: JSON.stringify(values),
        state: NoticeState.Waiting,
        idempotency_key: idempotencyKey,
        requested_by: requestedBy,
        created_at: at,
      }))
    )
}
