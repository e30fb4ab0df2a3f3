import type { HttpContext } from '@adonisjs/core/http'
import { lockException } from '#commerce/exceptions/find_exception'
import { ExceptionStatus, messages } from '#commerce/exceptions/terms'
import { audit } from '#core/audit/audit'
import { signedIn } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

/**
 * An admin says that an exception was dealt with elsewhere, and how.
 * @throws NotFound
 * @throws Refusal when somebody decided about it already
 */
export async function resolveException(ctx: HttpContext, id: number, note: string): Promise<void> {
  await transaction(async (trx) => {
    const found = await lockException(trx, id)
    if (found.status !== ExceptionStatus.Open) throw new Refusal(messages.notOpen)
    await found
      .useTransaction(trx)
      .merge({
        status: ExceptionStatus.Handled,
        resolution: note,
        resolvedBy: signedIn(ctx).id,
        resolvedAt: now(),
      })
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
