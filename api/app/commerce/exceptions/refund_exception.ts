import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ExceptionStatus, messages } from '#commerce/exceptions/terms'
import Payment from '#commerce/payments/payment'
import PaymentException from '#commerce/payments/payment_exception'
import { ProcessRefund } from '#commerce/refunds/process_refund'
import Refund from '#commerce/refunds/refund'
import { RefundStatus, messages as refundMessages } from '#commerce/refunds/terms'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { UserError } from '#core/errors'
import { now } from '#core/time'
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
    const adminId = requireUser(ctx).id
    await exception
      .useTransaction(trx)
      .merge({ status: ExceptionStatus.Refunding, resolvedBy: adminId, resolvedAt: now() })
      .save()
    const refund = await this.#createRefund(trx, exception, { reason, adminId })
    await audit(trx, ctx, {
      action: 'payment-exception.refund',
      object: `payment-exception:${id}`,
      before: { exceptionStatus: status },
      after: { exceptionStatus: ExceptionStatus.Refunding, refundNo: refund.refundNo, refundedFen: amountFen },
      reason,
    })
    return refund
  }

  async #createRefund(
    trx: Trx,
    exception: PaymentException,
    { reason, adminId }: { reason: string; adminId: number }
  ): Promise<Refund> {
    return new Refund()
      .useTransaction(trx)
      .merge({
        paymentId: exception.paymentId,
        paymentExceptionId: exception.id,
        merchantNo: await this.#merchantNoOf(trx, exception),
        provider: exception.provider,
        refundNo: `E${exception.transactionId}`,
        amountFen: exception.amountFen,
        totalFen: exception.amountFen,
        reason,
        status: RefundStatus.Requested,
        requestedBy: adminId,
        nextAttemptAt: now(),
        attempts: 0,
      })
      .save()
  }

  /** Our merchant number, or for an orphan the one in the provider's webhook. */
  async #merchantNoOf(trx: Trx, exception: PaymentException): Promise<string> {
    if (exception.paymentId === null) return exception.walletFact.merchantNo!
    const payment = await Payment.findOrFail(exception.paymentId, { client: trx })
    return payment.merchantNo
  }
}
