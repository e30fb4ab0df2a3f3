import { ExceptionStatus } from '#commerce/exceptions/terms'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** The wallet has given the money of an exception back: it is over. */
export async function closeRefundedException(trx: Trx, id: number): Promise<void> {
  const at = toStored(now())
  await trx
    .from('payment_exceptions')
    .where({ id, status: ExceptionStatus.Refunding })
    .update({ status: ExceptionStatus.Refunded, resolved_at: at, updated_at: at })
}
