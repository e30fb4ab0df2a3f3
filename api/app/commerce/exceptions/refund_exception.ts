import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { createExceptionRefund } from '#commerce/exceptions/create_exception_refund'
import { ExceptionStatus, messages } from '#commerce/exceptions/terms'
import PaymentException from '#commerce/payments/payment_exception'
import { ProcessRefund } from '#commerce/refunds/process_refund'
import Refund from '#commerce/refunds/refund'
import { messages as refundMessages } from '#commerce/refunds/terms'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { Wallets } from '#drivers/payment/wallets'

/** A handled exception can be refunded too, because the money is still here. */
@inject()
export class RefundException {
  constructor(
    protected wallets: Wallets,
    protected processRefund: ProcessRefund
  ) {}

  async execute(ctx: HttpContext, id: number, reason: string): Promise<Refund> {
    const { refundId } = await idempotent(ctx, { id, reason }, async (trx) => {
      const refund = await this.#request(trx, ctx, id, reason)
      return { refundId: refund.id }
    })
    // A repeated call gets the stored response of the first one, which wrote the audit entry.
    nothingToAudit(ctx)
    return this.processRefund.execute(await Refund.findOrFail(refundId))
  }

  async #request(trx: Trx, ctx: HttpContext, id: number, reason: string): Promise<Refund> {
    const exception = await PaymentException.lockById(trx, id)
    const { status, amountFen } = exception
    if (status === ExceptionStatus.Settled) throw new UserError(messages.notOpen)
    if (status !== ExceptionStatus.Open && status !== ExceptionStatus.Handled) {
      throw new UserError(messages.refundStarted)
    }
    if (amountFen === 0) throw new UserError(messages.nothingToRefund)
    if (!this.wallets.has(exception)) throw new UserError(refundMessages.otherWallet)
    const refund = await createExceptionRefund(trx, exception, { reason, by: requireUser(ctx).id })
    await audit(trx, ctx, {
      action: 'payment-exception.refund',
      object: `payment-exception:${id}`,
      before: { exceptionStatus: status },
      after: { exceptionStatus: ExceptionStatus.Refunding, refundNo: refund.refundNo, refundedFen: amountFen },
      reason,
    })
    return refund
  }
}
