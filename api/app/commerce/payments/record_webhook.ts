import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { prepared } from '#core/prepared_statements'
import { now, toStored } from '#core/time'
import type { PaymentWebhook } from '#drivers/payment/payment_gateway'

interface Received {
  outcome: string
  provider: string
  ip: string
}

/**
 * Every webhook is stored for investigations, repeated ones too; its outcome is stored in the transaction that caused
 * it.
 */
export async function recordNotice(
  client: QueryClientContract,
  { id, event, payment, refund }: PaymentWebhook,
  { outcome, provider, ip }: Received
): Promise<void> {
  await insertNotice.insert(
    client,
    provider,
    cut(id, 64),
    cut((payment ?? refund)?.merchantNo, 32),
    cut(payment?.transactionId, 64),
    outcome,
    JSON.stringify({ event, payment, refund }),
    ip,
    toStored(now())
  )
}

/** Text that is too long must not stop the payment. */
const cut = (text: string | null | undefined, length: number) => text?.slice(0, length) ?? null

const insertNotice = prepared(`insert into payment_notices
  (provider, notice_id, merchant_no, transaction_id, outcome, body, ip, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?)`)
