import logger from '@adonisjs/core/services/logger'
import { paymentGateway } from '#commerce/payments/gateway'
import BillDay from '#commerce/reconciliation/bill_day'
import { daysToReconcile, firstBilledDay } from '#commerce/reconciliation/days_to_reconcile'
import { reconcileDay } from '#commerce/reconciliation/reconcile_day'
import { now } from '#core/time'

/** Compares every day that is due, each by itself, and says aloud what differs. */
export async function reconcileDueDays(): Promise<BillDay[]> {
  const at = now()
  const { provider } = await paymentGateway()
  const known = await BillDay.query()
    .where('provider', provider)
    .where('day', '>=', firstBilledDay(at))
  const compared: BillDay[] = []
  for (const day of daysToReconcile(at, known)) {
    const kept = await reconcileDay(day)
    if (kept.differences) logger.warn({ day, differences: kept.differences }, 'the bill differs')
    compared.push(kept)
  }
  return compared
}
