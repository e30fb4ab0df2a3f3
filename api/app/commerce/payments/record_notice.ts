import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import type { PaymentNotice } from '#drivers/payment/payment_gateway'

/** Every notice is kept, repeated ones too, for investigations. */
export async function recordNotice(
  { id, event, payment, refund }: PaymentNotice,
  { outcome, provider, ip }: { outcome: string; provider: string; ip: string }
): Promise<void> {
  await db.table('payment_notices').insert({
    provider,
    notice_id: id,
    merchant_no: (payment ?? refund)?.merchantNo.slice(0, 32) ?? null,
    transaction_id: payment?.transactionId ?? null,
    outcome,
    body: JSON.stringify({ event, payment, refund }),
    ip,
    created_at: toStored(now()),
  })
}
