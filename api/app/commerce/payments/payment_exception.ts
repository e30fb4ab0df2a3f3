import { isDuplicate, type Trx } from '#core/transaction'
import { now, toStored } from '#core/time'
import { PaymentExceptionSchema } from '#core/schema'
import type { ExceptionStatus } from '#commerce/exceptions/terms'
import type { PaymentExceptionKind } from '#commerce/terms'

/** Money that the wallet holds for us and that no order accounts for. An admin decides what becomes of it. */
export default class PaymentException extends PaymentExceptionSchema {
  declare kind: PaymentExceptionKind
  declare amountFen: number
  declare status: ExceptionStatus

  /** Writes the money down once, however often the wallet tells of it. */
  static async record(
    trx: Trx,
    given: {
      kind: PaymentExceptionKind
      transactionId: string
      amountFen: number
      paymentId: number | null
      orderId: number | null
      detail: Record<string, unknown>
    }
  ): Promise<void> {
    const known = await trx
      .from('payment_exceptions')
      .where('transaction_id', given.transactionId)
      .first()
    if (known) return
    try {
      await trx.table('payment_exceptions').insert({
        kind: given.kind,
        transaction_id: given.transactionId,
        amount_fen: given.amountFen,
        payment_id: given.paymentId,
        order_id: given.orderId,
        detail: JSON.stringify(given.detail),
        status: 'open',
        created_at: toStored(now()),
      })
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }
}
