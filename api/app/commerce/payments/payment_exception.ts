import { ExceptionStatus } from '#commerce/exceptions/terms'
import type { PaymentExceptionKind } from '#commerce/terms'
import { NotFound } from '#core/errors'
import { PaymentExceptionSchema } from '#core/schema'
import { now, toStored } from '#core/time'
import { isDuplicate, type Trx } from '#core/transaction'

export default class PaymentException extends PaymentExceptionSchema {
  declare kind: PaymentExceptionKind
  declare status: ExceptionStatus

  /** One row per transaction id, however often the provider repeats its webhook. */
  static async record(
    trx: Trx,
    data: {
      kind: PaymentExceptionKind
      transactionId: string
      /** The provider that holds the money. */
      provider: string
      amountFen: number
      paymentId: number | null
      orderId: number | null
      detail: Record<string, unknown>
    }
  ): Promise<void> {
    const known = await trx.from('payment_exceptions').where('transaction_id', data.transactionId).first()
    if (known) return
    try {
      await trx
        .table('payment_exceptions')
        .insert({
          kind: data.kind,
          transaction_id: data.transactionId,
          provider: data.provider,
          amount_fen: data.amountFen,
          payment_id: data.paymentId,
          order_id: data.orderId,
          detail: JSON.stringify(data.detail),
          status: 'open',
          created_at: toStored(now()),
        })
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }

  static async lockById(trx: Trx, id: number): Promise<PaymentException> {
    const found = await PaymentException.query({ client: trx }).where('id', id).forUpdate().first()
    if (!found) throw new NotFound()
    return found
  }

  static async markRefunded(trx: Trx, id: number): Promise<void> {
    const at = toStored(now())
    await trx
      .from('payment_exceptions')
      .where({ id, status: ExceptionStatus.Refunding })
      .update({ status: ExceptionStatus.Refunded, resolved_at: at, updated_at: at })
  }

  get walletFact(): { merchantNo?: string; currency?: string; paidAt?: string; expectedFen?: number | string | null } {
    return this.detail ? JSON.parse(this.detail) : {}
  }
}
