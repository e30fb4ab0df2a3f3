import { ExceptionStatus } from '#commerce/exceptions/terms'
import Payment from '#commerce/payments/payment'
import type PaymentException from '#commerce/payments/payment_exception'
import Refund from '#commerce/refunds/refund'
import { RefundStatus } from '#commerce/refunds/terms'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/** Of the whole amount; the exception is locked. @param by null for the system */
export async function createExceptionRefund(
  trx: Trx,
  exception: PaymentException,
  { reason, by }: { reason: string; by: number | null }
): Promise<Refund> {
  await exception
    .useTransaction(trx)
    .merge({ status: ExceptionStatus.Refunding, resolvedBy: by, resolvedAt: now() })
    .save()
  return new Refund()
    .useTransaction(trx)
    .merge({
      paymentId: exception.paymentId,
      paymentExceptionId: exception.id,
      merchantNo: await merchantNoOf(trx, exception),
      provider: exception.provider,
      refundNo: `E${exception.transactionId}`,
      amountFen: exception.amountFen,
      totalFen: exception.amountFen,
      reason,
      status: RefundStatus.Requested,
      requestedBy: by,
      nextAttemptAt: now(),
      attempts: 0,
    })
    .save()
}

/** Our merchant number, or for an orphan the one in the provider's webhook. */
async function merchantNoOf(trx: Trx, exception: PaymentException): Promise<string> {
  if (exception.paymentId === null) return exception.walletFact.merchantNo!
  const payment = await Payment.findOrFail(exception.paymentId, { client: trx })
  return payment.merchantNo
}
