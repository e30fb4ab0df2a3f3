import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ReconcileRegistryDay } from '#certificates/reconciliation/reconcile_day'
import { openDiscrepancies } from '#certificates/reconciliation/reconciliation_list'
import { firstRegistryDay, lastRegistryDay } from '#certificates/reconciliation/registry_days'
import { messages } from '#certificates/reconciliation/terms'
import { audit } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

@inject()
export class RunHourReconciliation {
  constructor(protected reconcileDay: ReconcileRegistryDay) {}

  async execute(ctx: HttpContext, day: string): Promise<void> {
    if (day > lastRegistryDay(now())) throw new UserError(messages.notYet, { field: 'day' })
    if (day < firstRegistryDay(now())) throw new UserError(messages.tooOld, { field: 'day' })
    const { id, status, booked } = await this.reconcileDay.execute(day, { byHand: true })
    const differences = (await openDiscrepancies([id])).get(id) ?? 0
    await transaction((trx) =>
      audit(trx, ctx, {
        action: 'hours.reconcile',
        object: `hour-reconciliation:${day}`,
        after: { registryDayStatus: status, differences, booked },
      })
    )
  }
}
