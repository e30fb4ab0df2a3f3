import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { ReconcileDueRegistryDays } from '#certificates/reconciliation/reconcile_due_days'

@inject()
export default class ReconcileHoursJob extends Job<Record<string, never>> {
  constructor(protected reconcileDueDays: ReconcileDueRegistryDays) {
    super()
  }

  async execute(): Promise<void> {
    await this.reconcileDueDays.execute()
  }
}
