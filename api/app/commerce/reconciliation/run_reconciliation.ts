import type { HttpContext } from '@adonisjs/core/http'
import type BillDay from '#commerce/reconciliation/bill_day'
import { firstBilledDay, lastBilledDay } from '#commerce/reconciliation/days_to_reconcile'
import { reconcileDay } from '#commerce/reconciliation/reconcile_day'
import { messages } from '#commerce/reconciliation/terms'
import { audit } from '#core/audit/audit'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

/**
 * An admin has a day compared, or compared again.
 * @throws Refusal for a day whose bill the wallet has not made yet, or has no more
 */
export async function runReconciliation(ctx: HttpContext, day: string): Promise<BillDay> {
  if (day > lastBilledDay(now())) throw new Refusal(messages.notYet, { field: 'day' })
  if (day < firstBilledDay(now())) throw new Refusal(messages.tooOld, { field: 'day' })
  const kept = await reconcileDay(day, { byHand: true })
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'reconciliation.run',
      object: `reconciliation:${day}`,
      after: { billStatus: kept.status, differences: kept.differences, booked: kept.booked },
    })
  )
  return kept
}
