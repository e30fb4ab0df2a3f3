import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import type BillDay from '#commerce/reconciliation/bill_day'
import { firstBilledDay, lastBilledDay } from '#commerce/reconciliation/days_to_reconcile'
import { ReconcileDay } from '#commerce/reconciliation/reconcile_day'
import { messages } from '#commerce/reconciliation/terms'
import { audit } from '#core/audit/audit'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

@inject()
export class RunReconciliation {
  constructor(protected reconcileDay: ReconcileDay) {}

  async execute(ctx: HttpContext, day: string): Promise<BillDay> {
    if (day > lastBilledDay(now())) throw new Refusal(messages.notYet, { field: 'day' })
    if (day < firstBilledDay(now())) throw new Refusal(messages.tooOld, { field: 'day' })
    const saved = await this.reconcileDay.execute(day, { byHand: true })
    await transaction((trx) =>
      audit(trx, ctx, {
        action: 'reconciliation.run',
        object: `reconciliation:${day}`,
        after: { billStatus: saved.status, differences: saved.differences, booked: saved.booked },
      })
    )
    return saved
  }
}
