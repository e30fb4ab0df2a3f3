import logger from '@adonisjs/core/services/logger'
import { pursueRefund } from '#commerce/refunds/pursue_refund'
import Refund from '#commerce/refunds/refund'
import { RefundStatus } from '#commerce/refunds/terms'
import { now, toStored } from '#core/time'

const atOnce = 50

/**
 * Goes after every refund whose time has come, the longest waiting first, each by itself: also those whose
 * process died between writing them down and telling the wallet.
 * @returns how many were looked at
 */
export async function pursueRefunds(): Promise<number> {
  const due = await Refund.query()
    .whereIn('status', [RefundStatus.Requested, RefundStatus.Processing])
    .where('nextTryAt', '<=', toStored(now()))
    .orderBy('nextTryAt')
    .limit(atOnce)
  for (const refund of due) {
    try {
      await pursueRefund(refund)
    } catch (error) {
      logger.error({ err: error, refundNo: refund.refundNo }, 'a refund could not be pursued')
    }
  }
  return due.length
}
