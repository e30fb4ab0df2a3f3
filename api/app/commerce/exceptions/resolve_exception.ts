import type { HttpContext } from '@adonisjs/core/http'
import { ExceptionStatus, messages } from '#commerce/exceptions/terms'
import PaymentException from '#commerce/payments/payment_exception'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

export async function resolveException(ctx: HttpContext, id: number, note: string): Promise<void> {
  await transaction(async (trx) => {
    const exception = await PaymentException.lockById(trx, id)
    if (exception.status !== ExceptionStatus.Open) throw new UserError(messages.notOpen)
    await exception
      .useTransaction(trx)
      .merge({ status: ExceptionStatus.Handled, resolution: note, resolvedBy: requireUser(ctx).id, resolvedAt: now() })
      .save()
    await audit(trx, ctx, {
      action: 'payment-exception.handle',
      object: `payment-exception:${id}`,
      before: { exceptionStatus: ExceptionStatus.Open },
      after: { exceptionStatus: ExceptionStatus.Handled },
      reason: note,
    })
  })
}
