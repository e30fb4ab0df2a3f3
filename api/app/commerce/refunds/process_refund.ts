import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { nextAttemptAt } from '#commerce/refunds/next_attempt'
import { recordRefundStatus } from '#commerce/refunds/record_refund_status'
import type Refund from '#commerce/refunds/refund'
import { RefundStatus, refundNotAccepted, messages } from '#commerce/refunds/terms'
import { ImportedProvider } from '#commerce/terms'
import { now, toStored } from '#core/time'
import { cutText } from '#core/well_formed'
import { DriverFailure } from '#drivers/driver_failure'
import type { PaymentGateway, ProviderRefund } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

/** Always under the same refund number, so that a lost response never refunds twice. */
@inject()
export class ProcessRefund {
  constructor(protected wallets: Wallets) {}

  async execute(refund: Refund): Promise<Refund> {
    if (!refund.isOpen) return refund
    if (refund.provider === ImportedProvider) return recordByHand(refund)
    try {
      const wallet = this.wallets.of(refund)
      await recordRefundStatus(await requestOrQuery(wallet, refund), wallet)
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      logger.warn(
        { err: error, refundNo: refund.refundNo },
        'the payment provider rejected a refund or did not respond'
      )
      await scheduleRetry(refund, error)
    }
    return refund.refresh()
  }
}

/** Money that a former platform took is paid back outside of the product. */
async function recordByHand(refund: Refund): Promise<Refund> {
  const { refundNo, merchantNo, amountFen, provider } = refund
  const done = {
    refundNo,
    merchantNo: merchantNo!,
    refundFen: amountFen,
    state: 'done',
    providerRefundId: null,
  } as const
  await recordRefundStatus(done, { provider })
  return refund.refresh()
}

async function requestOrQuery(wallet: PaymentGateway, refund: Refund): Promise<ProviderRefund> {
  const { status, merchantNo, refundNo, amountFen, totalFen, reason } = refund
  if (status === RefundStatus.Processing) {
    const known = await wallet.findRefund(refundNo, merchantNo!)
    if (known) return known
  }
  return wallet.refund({ merchantNo: merchantNo!, refundNo, refundFen: amountFen, totalFen, reason })
}

async function scheduleRetry(refund: Refund, { rejectCode }: DriverFailure): Promise<void> {
  const attempts = refund.attempts + 1
  const next = nextAttemptAt(now(), attempts)
  const failure = rejectCode ? refundNotAccepted(rejectCode) : messages.unanswered
  const outcome = next ? { failure: cutText(failure, 200) } : { status: RefundStatus.Failed, failure: messages.givenUp }
  await db
    .from('refunds')
    .where({ id: refund.id, status: refund.status })
    .update({ ...outcome, attempts, next_attempt_at: next && toStored(next), updated_at: toStored(now()) })
}
