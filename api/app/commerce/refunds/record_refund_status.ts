import logger from '@adonisjs/core/services/logger'
import { closeRefundedException } from '#commerce/exceptions/close_refunded'
import { nextStatusCheckAt } from '#commerce/refunds/next_attempt'
import Refund from '#commerce/refunds/refund'
import { RefundStatus, messages } from '#commerce/refunds/terms'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import type { RefundFact } from '#drivers/payment/payment_gateway'

export type RefundOutcome = 'done' | 'processing' | 'failed' | 'already' | 'unknown'

/**
 * The one way in which the wallet's word about a refund is booked: its answer, its notice and the job's question
 * end here. Told again, late, or out of sequence, nothing happens: what is done stays done.
 */
export async function recordRefundStatus(fact: RefundFact): Promise<RefundOutcome> {
  const outcome = await transaction((trx) => hear(trx, fact))
  const { refundNo } = fact
  if (outcome === 'unknown') logger.error({ refundNo }, 'a refund that nobody here asked for')
  else if (outcome !== 'already') logger.info({ refundNo, outcome }, 'refund told')
  return outcome
}

async function hear(trx: Trx, fact: RefundFact): Promise<RefundOutcome> {
  const refund = await Refund.query({ client: trx })
    .where('refundNo', fact.refundNo)
    .forUpdate()
    .first()
  if (!refund) return 'unknown'
  if (refund.status === RefundStatus.Done) return 'already'

  if (fact.refundFen !== Number(refund.amountFen) || fact.merchantNo !== refund.merchantNo) {
    return fail(trx, refund, messages.otherAmount)
  }
  if (fact.state === 'closed') return fail(trx, refund, messages.closedAtWallet)
  if (fact.state === 'failed') return fail(trx, refund, messages.refusedByAccount)
  if (fact.state === 'processing') return wait(trx, refund)

  await refund
    .useTransaction(trx)
    .merge({
      status: RefundStatus.Done,
      providerRefundId: fact.providerRefundId,
      finishedAt: now(),
      nextTryAt: null,
      failure: null,
    })
    .save()
  if (refund.paymentExceptionId) await closeRefundedException(trx, refund.paymentExceptionId)
  return 'done'
}

async function wait(trx: Trx, refund: Refund): Promise<RefundOutcome> {
  const tries = refund.tries + 1
  await refund
    .useTransaction(trx)
    .merge({
      status: RefundStatus.Processing,
      failure: null,
      tries,
      nextTryAt: nextStatusCheckAt(now(), tries),
    })
    .save()
  return 'processing'
}

async function fail(trx: Trx, refund: Refund, failure: string): Promise<RefundOutcome> {
  if (refund.status === RefundStatus.Failed && refund.failure === failure) return 'already'
  await refund
    .useTransaction(trx)
    .merge({ status: RefundStatus.Failed, failure, nextTryAt: null })
    .save()
  return 'failed'
}
