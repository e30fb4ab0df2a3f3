import type Order from '#commerce/order'
import Payment from '#commerce/payments/payment'
import Refund from '#commerce/refunds/refund'
import type { RefundCalculation } from '#commerce/refunds/refundable_order'
import { MaxRefundsOfPayment, RefundStatus, messages } from '#commerce/refunds/terms'
import { ImportedProvider } from '#commerce/terms'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import type { Wallets } from '#drivers/payment/wallets'

export interface NewRefund {
  order: Order
  calculation: RefundCalculation
  reason: string
  adminId: number
  wallets: Wallets
}

/** The provider is called after the commit; a refund of 0.00 is done at once. */
export async function createRefund(trx: Trx, params: NewRefund): Promise<Refund> {
  const { order, calculation } = params
  const payment = await Payment.query({ client: trx }).where('paidKey', order.id).forUpdate().firstOrFail()
  const earlier = await Refund.query({ client: trx }).where('paymentId', payment.id).whereNull('paymentExceptionId')
  ensureRefundWithinLimit(payment, earlier, params)

  const isFree = calculation.amountFen === 0
  const refund = await new Refund()
    .useTransaction(trx)
    .merge({
      paymentId: payment.id,
      merchantNo: payment.merchantNo,
      provider: payment.provider,
      refundNo: `R${order.orderNo}_${earlier.length + 1}`,
      amountFen: calculation.amountFen,
      totalFen: payment.amountFen,
      reason: params.reason,
      status: isFree ? RefundStatus.Done : RefundStatus.Requested,
      requestedBy: params.adminId,
      finishedAt: isFree ? now() : null,
      nextAttemptAt: isFree ? null : now(),
      attempts: 0,
    })
    .save()
  for (const { line, copies, amountFen, goodsReturn } of calculation.lines) {
    await trx
      .table('refund_lines')
      .insert({
        refund_id: refund.id,
        order_item_id: line.id,
        copies,
        amount_fen: amountFen,
        goods_return: goodsReturn,
      })
  }
  return refund
}

function ensureRefundWithinLimit(payment: Payment, earlier: Refund[], { calculation, wallets }: NewRefund) {
  const { amountFen } = calculation
  const sum = earlier.reduce((total, refund) => total + refund.amountFen, amountFen)
  if (sum > payment.amountFen) throw new UserError(messages.moreThanPaid)
  if (earlier.length >= MaxRefundsOfPayment) throw new UserError(messages.tooManyRefunds)
  if (amountFen > 0 && payment.provider !== ImportedProvider && !wallets.has(payment))
    throw new UserError(messages.otherWallet)
}
