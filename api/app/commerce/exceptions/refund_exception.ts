import type { HttpContext } from '@adonisjs/core/http'
import { lockException, detailOf } from '#commerce/exceptions/find_exception'
import { ExceptionStatus, messages } from '#commerce/exceptions/terms'
import { paymentGateway } from '#commerce/payments/gateway'
import Payment from '#commerce/payments/payment'
import type PaymentException from '#commerce/payments/payment_exception'
import { pursueRefund } from '#commerce/refunds/pursue_refund'
import Refund from '#commerce/refunds/refund'
import { RefundStatus, messages as refundSays } from '#commerce/refunds/terms'
import { audit, nothingToAudit } from '#core/audit/audit'
import { signedIn } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/**
 * An admin gives money back that fitted no order: the whole amount, once. After the commit the wallet is asked.
 * What somebody marked as handled can still be given back, because the money is still here.
 * @throws NotFound
 * @throws Refusal when it was given back or booked already, or came through another wallet
 */
export async function refundException(
  ctx: HttpContext,
  id: number,
  reason: string
): Promise<Refund> {
  const { refundId } = await idempotent(ctx, { id, reason }, async (trx) => {
    const refund = await request(trx, ctx, id, reason)
    return { refundId: refund.id }
  })
  // A repeated call has its answer from the first one, which wrote the entry.
  nothingToAudit(ctx)
  return pursueRefund(await Refund.findOrFail(refundId))
}

async function request(trx: Trx, ctx: HttpContext, id: number, reason: string): Promise<Refund> {
  const found = await lockException(trx, id)
  const before = found.status
  if (before === ExceptionStatus.Settled) throw new Refusal(messages.notOpen)
  if (before !== ExceptionStatus.Open && before !== ExceptionStatus.Handled) {
    throw new Refusal(messages.refundStarted)
  }
  await found
    .useTransaction(trx)
    .merge({ status: ExceptionStatus.Refunding, resolvedBy: signedIn(ctx).id, resolvedAt: now() })
    .save()
  const refund = await writeDown(trx, ctx, found, reason)
  await audit(trx, ctx, {
    action: 'payment-exception.refund',
    object: `payment-exception:${id}`,
    before: { exceptionStatus: before },
    after: {
      exceptionStatus: ExceptionStatus.Refunding,
      refundNo: refund.refundNo,
      refundedFen: Number(found.amountFen),
    },
    reason,
  })
  return refund
}

async function writeDown(trx: Trx, ctx: HttpContext, found: PaymentException, reason: string) {
  return new Refund()
    .useTransaction(trx)
    .merge({
      paymentId: found.paymentId,
      paymentExceptionId: found.id,
      merchantNo: await merchantNoOf(trx, found),
      refundNo: `E${found.transactionId}`,
      amountFen: Number(found.amountFen),
      totalFen: Number(found.amountFen),
      reason,
      status: RefundStatus.Requested,
      requestedBy: signedIn(ctx).id,
      nextTryAt: now(),
      tries: 0,
    })
    .save()
}

/** Under which number the wallet has the money: that of our try, or the one it told us with an orphan. */
async function merchantNoOf(trx: Trx, found: PaymentException): Promise<string> {
  if (found.paymentId === null) return detailOf(found).merchantNo!
  const payment = await Payment.findOrFail(found.paymentId, { client: trx })
  if (payment.provider !== (await paymentGateway()).provider) {
    throw new Refusal(refundSays.otherWallet)
  }
  return payment.merchantNo
}
