import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ProcessRefund } from '#commerce/refunds/process_refund'
import Refund from '#commerce/refunds/refund'
import { RefundStatus, messages } from '#commerce/refunds/terms'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

@inject()
export class RetryRefund {
  constructor(protected processRefund: ProcessRefund) {}

  async execute(ctx: HttpContext, id: number): Promise<Refund> {
    await transaction(async (trx) => {
      const refund = await Refund.query({ client: trx }).where('id', id).forUpdate().first()
      if (!refund) throw new NotFound()
      if (refund.status !== RefundStatus.Failed) throw new UserError(messages.notFailed)
      const { refundNo, failure } = refund
      await refund
        .useTransaction(trx)
        .merge({ status: RefundStatus.Requested, attempts: 0, nextAttemptAt: now() })
        .save()
      await audit(trx, ctx, {
        action: 'refund.retry',
        object: `refund:${refundNo}`,
        before: { status: RefundStatus.Failed, failure },
        after: { status: RefundStatus.Requested },
      })
    })
    return this.processRefund.execute(await Refund.findOrFail(id))
  }
}
