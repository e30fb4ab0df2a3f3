import type { HttpContext } from '@adonisjs/core/http'
import { pursueRefund } from '#commerce/refunds/pursue_refund'
import Refund from '#commerce/refunds/refund'
import { RefundStatus, messages } from '#commerce/refunds/terms'
import { audit } from '#core/audit/audit'
import { NotFound, Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

/**
 * An admin has a failed refund tried again, under its own number.
 * @returns the refund as it is after the wallet was asked
 * @throws NotFound
 * @throws Refusal when it has not failed
 */
export async function retryRefund(ctx: HttpContext, id: number): Promise<Refund> {
  const refund = await transaction(async (trx) => {
    const found = await Refund.query({ client: trx }).where('id', id).forUpdate().first()
    if (!found) throw new NotFound()
    if (found.status !== RefundStatus.Failed) throw new Refusal(messages.notFailed)
    const { refundNo, failure } = found
    found.merge({ status: RefundStatus.Requested, tries: 0, nextTryAt: now() })
    await found.useTransaction(trx).save()
    await audit(trx, ctx, {
      action: 'refund.retry',
      object: `refund:${refundNo}`,
      before: { status: RefundStatus.Failed, failure },
      after: { status: RefundStatus.Requested },
    })
    return found
  })
  return pursueRefund(await Refund.findOrFail(refund.id))
}
