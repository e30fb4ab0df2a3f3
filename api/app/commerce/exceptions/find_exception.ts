import PaymentException from '#commerce/payments/payment_exception'
import { NotFound } from '#core/http/refusal'
import type { Trx } from '#core/transaction'

/**
 * An exception under its lock: whoever decides about the same one waits.
 * @throws NotFound
 */
export async function lockException(trx: Trx, id: number): Promise<PaymentException> {
  const found = await PaymentException.query({ client: trx }).where('id', id).forUpdate().first()
  if (!found) throw new NotFound()
  return found
}

/** What the wallet said of the money when it was written down. */
export function detailOf({ detail }: PaymentException): {
  merchantNo?: string
  currency?: string
  paidAt?: string
  expectedFen?: number | string | null
} {
  return detail ? JSON.parse(detail) : {}
}
