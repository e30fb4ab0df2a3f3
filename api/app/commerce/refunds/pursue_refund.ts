import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { paymentGateway } from '#commerce/payments/gateway'
import { recordRefundStatus } from '#commerce/refunds/record_refund_status'
import { nextAttemptAt } from '#commerce/refunds/next_attempt'
import type Refund from '#commerce/refunds/refund'
import { RefundStatus, notTaken, messages } from '#commerce/refunds/terms'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import type { RefundFact } from '#drivers/payment/payment_gateway'

/**
 * Asks the wallet for a refund, or what has become of it, and books the answer. Always under the same number, so
 * that an answer that got lost costs nobody anything. A wallet that does not answer is asked again later.
 * @returns the refund as it is afterwards
 */
export async function pursueRefund(refund: Refund): Promise<Refund> {
  if (!refund.isOpen) return refund
  try {
    await recordRefundStatus(await ask(refund))
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error, refundNo: refund.refundNo }, 'the wallet took no refund')
    await putOff(refund, error)
  }
  return refund.refresh()
}

async function ask(refund: Refund): Promise<RefundFact> {
  const gateway = await paymentGateway()
  const { status, merchantNo, refundNo, amountFen, totalFen, reason } = refund
  if (status === RefundStatus.Processing) {
    const known = await gateway.findRefund(refundNo)
    if (known) return known
  }
  return gateway.refund({
    merchantNo: merchantNo!,
    refundNo,
    refundFen: Number(amountFen),
    totalFen: Number(totalFen),
    reason,
  })
}

/** Nothing is known, so nothing changes but when to ask again; after a day of that somebody has to look. */
async function putOff(refund: Refund, { refusal }: DriverFailure): Promise<void> {
  const tries = refund.tries + 1
  const next = nextAttemptAt(now(), tries)
  const why = refusal ? notTaken(refusal) : messages.unanswered
  const given = next
    ? { failure: why.slice(0, 200) }
    : { status: RefundStatus.Failed, failure: messages.givenUp }
  await db
    .from('refunds')
    .where({ id: refund.id, status: refund.status })
    .update({ ...given, tries, next_try_at: next && toStored(next), updated_at: toStored(now()) })
}
