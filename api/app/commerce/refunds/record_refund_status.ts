import logger from '@adonisjs/core/services/logger'
import { queueOrderRefunded } from '#commerce/order_events'
import PaymentException from '#commerce/payments/payment_exception'
import { nextStatusCheckAt } from '#commerce/refunds/next_attempt'
import Refund from '#commerce/refunds/refund'
import { RefundStatus, hoursOfRefundText, messages } from '#commerce/refunds/terms'
import { toMinutes } from '#core/duration'
import { toYuan } from '#core/money'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import type { ProviderRefund } from '#drivers/payment/payment_gateway'
import { writeMessage } from '#messages/write_message'

export type RefundOutcome = 'done' | 'processing' | 'failed' | 'already' | 'unknown'

/** Single entry point for a provider's status (response, webhook, job). Idempotent, in any sequence: `done` is final. */
export async function recordRefundStatus(
  providerRefund: ProviderRefund,
  { provider }: { provider: string },
  inSameTransaction: (trx: Trx, outcome: RefundOutcome) => Promise<void> = async () => undefined
): Promise<RefundOutcome> {
  const outcome = await transaction(async (trx) => {
    const recorded = await record(trx, providerRefund, provider)
    await inSameTransaction(trx, recorded)
    return recorded
  })
  const { refundNo } = providerRefund
  if (outcome === 'unknown') logger.error({ refundNo }, 'unknown refund')
  else if (outcome !== 'already') logger.info({ refundNo, outcome }, 'refund status recorded')
  return outcome
}

async function record(trx: Trx, providerRefund: ProviderRefund, provider: string): Promise<RefundOutcome> {
  const refund = await Refund.query({ client: trx })
    .where({ refundNo: providerRefund.refundNo, provider })
    .forUpdate()
    .first()
  if (!refund) return 'unknown'
  if (refund.status === RefundStatus.Done) return 'already'

  if (providerRefund.refundFen !== refund.amountFen || providerRefund.merchantNo !== refund.merchantNo) {
    return markFailed(trx, refund, messages.otherAmount)
  }
  if (providerRefund.state === 'closed') return markFailed(trx, refund, messages.closedAtWallet)
  if (providerRefund.state === 'failed') return markFailed(trx, refund, messages.refusedByAccount)
  if (providerRefund.state === 'processing') return markProcessing(trx, refund)

  await refund
    .useTransaction(trx)
    .merge({
      status: RefundStatus.Done,
      providerRefundId: providerRefund.providerRefundId,
      finishedAt: now(),
      nextAttemptAt: null,
      failure: null,
    })
    .save()
  if (refund.paymentExceptionId) {
    await PaymentException.markRefunded(trx, refund.paymentExceptionId)
  }
  await notifyBuyer(trx, refund)
  return 'done'
}

/** Money that belongs to no order has no buyer. */
async function notifyBuyer(trx: Trx, refund: Refund): Promise<void> {
  const { id, merchantNo, amountFen } = refund
  if (!merchantNo) return
  const order = await trx
    .from('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .where('payments.merchant_no', merchantNo)
    .select('orders.id', 'orders.user_id', 'orders.order_no')
    .first()
  if (!order) return
  await writeMessage(trx, order.user_id, {
    kind: 'refundDone',
    reference: `refund:${id}`,
    facts: { orderNo: order.order_no, amount: toYuan(amountFen).toFixed(2), hours: await hoursOf(trx, id) },
  })
  await queueOrderRefunded(trx, refund, { id: order.id, userId: order.user_id, orderNo: order.order_no })
}

async function hoursOf(trx: Trx, refundId: number): Promise<string> {
  const [sums] = await trx
    .from('refund_lines')
    .where('refund_id', refundId)
    .sum('withdrawn_seconds as withdrawn')
    .sum('retained_seconds as retained')
  return hoursOfRefundText({
    withdrawnMinutes: toMinutes(sums.withdrawn ?? 0),
    retainedMinutes: toMinutes(sums.retained ?? 0),
  })
}

async function markProcessing(trx: Trx, refund: Refund): Promise<RefundOutcome> {
  const attempts = refund.attempts + 1
  await refund
    .useTransaction(trx)
    .merge({
      status: RefundStatus.Processing,
      failure: null,
      attempts,
      nextAttemptAt: nextStatusCheckAt(now(), attempts),
    })
    .save()
  return 'processing'
}

async function markFailed(trx: Trx, refund: Refund, failure: string): Promise<RefundOutcome> {
  if (refund.status === RefundStatus.Failed && refund.failure === failure) return 'already'
  await refund.useTransaction(trx).merge({ status: RefundStatus.Failed, failure, nextAttemptAt: null }).save()
  return 'failed'
}
