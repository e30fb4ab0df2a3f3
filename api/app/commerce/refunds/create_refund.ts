import type { HttpContext } from '@adonisjs/core/http'
import { paymentGateway } from '#commerce/payments/gateway'
import type Order from '#commerce/order'
import Payment from '#commerce/payments/payment'
import type { RefundCalculation } from '#commerce/refunds/calculate_refund'
import Refund from '#commerce/refunds/refund'
import { MaxRefundsOfPayment, RefundStatus, messages } from '#commerce/refunds/terms'
import { signedIn } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/**
 * Writes down what goes back of the payment of an order. Nothing is asked of the wallet here: that waits for the
 * commit. Where no money changed hands the refund is done at once.
 * @throws Refusal when the payment has not so much left, or came through another wallet
 */
export async function createRefund(
  trx: Trx,
  ctx: HttpContext,
  order: Order,
  { draft, reason }: { draft: RefundCalculation; reason: string }
): Promise<Refund> {
  const payment = await Payment.query({ client: trx })
    .where('paidKey', order.id)
    .forUpdate()
    .firstOrFail()
  const before = await Refund.query({ client: trx })
    .where('paymentId', payment.id)
    .whereNull('paymentExceptionId')
  await refuseExcess(payment, before, draft.amountFen)

  const nothing = draft.amountFen === 0
  const refund = await new Refund()
    .useTransaction(trx)
    .merge({
      paymentId: payment.id,
      merchantNo: payment.merchantNo,
      refundNo: `R${order.orderNo}_${before.length + 1}`,
      amountFen: draft.amountFen,
      totalFen: Number(payment.amountFen),
      reason,
      status: nothing ? RefundStatus.Done : RefundStatus.Requested,
      requestedBy: signedIn(ctx).id,
      finishedAt: nothing ? now() : null,
      nextTryAt: nothing ? null : now(),
      tries: 0,
    })
    .save()
  for (const { line, copies, amountFen } of draft.lines) {
    await trx
      .table('refund_lines')
      .insert({ refund_id: refund.id, order_item_id: line.id, copies, amount_fen: amountFen })
  }
  return refund
}

async function refuseExcess(payment: Payment, before: Refund[], amountFen: number) {
  const sum = before.reduce((all, refund) => all + Number(refund.amountFen), amountFen)
  if (sum > Number(payment.amountFen)) throw new Refusal(messages.moreThanPaid)
  if (before.length >= MaxRefundsOfPayment) throw new Refusal(messages.tooManyRefunds)
  if (amountFen > 0 && payment.provider !== (await paymentGateway()).provider) {
    throw new Refusal(messages.otherWallet)
  }
}
