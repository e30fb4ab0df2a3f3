import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { ReconcileRegistryDay } from '#certificates/reconciliation/reconcile_day'
import RegistryDay from '#certificates/reconciliation/registry_day'
import { daysToReconcile, firstRegistryDay } from '#certificates/reconciliation/registry_days'
import { openDiscrepancies } from '#certificates/reconciliation/reconciliation_list'
import { now } from '#core/time'

@inject()
export class ReconcileDueRegistryDays {
  constructor(protected reconcileDay: ReconcileRegistryDay) {}

  async execute(): Promise<RegistryDay[]> {
    const at = now()
    const known = await RegistryDay.query().where('day', '>=', firstRegistryDay(at))
    const compared: RegistryDay[] = []
    for (const day of daysToReconcile(at, known)) {
      const saved = await this.reconcileDay.execute(day)
      const differences = (await openDiscrepancies([saved.id])).get(saved.id) ?? 0
      if (differences) logger.warn({ day, differences }, 'the registry report has discrepancies')
      compared.push(saved)
    }
    return compared
  }
}
