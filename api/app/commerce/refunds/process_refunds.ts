import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { ProcessRefund } from '#commerce/refunds/process_refund'
import Refund from '#commerce/refunds/refund'
import { RefundStatus } from '#commerce/refunds/terms'
import { now, toStored } from '#core/time'

const batchSize = 50

@inject()
export class ProcessRefunds {
  constructor(protected processRefund: ProcessRefund) {}

  async execute(): Promise<number> {
    const due = await Refund.query()
      .whereIn('status', [RefundStatus.Requested, RefundStatus.Processing])
      .where('nextAttemptAt', '<=', toStored(now()))
      .orderBy('nextAttemptAt')
      .limit(batchSize)
    for (const refund of due) {
      try {
        await this.processRefund.execute(refund)
      } catch (error) {
        logger.error({ err: error, refundNo: refund.refundNo }, 'a refund could not be processed')
      }
    }
    return due.length
  }
}
