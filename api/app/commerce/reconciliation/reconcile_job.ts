import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { ReconcileDueDays } from '#commerce/reconciliation/reconcile_due_days'

@inject()
export default class ReconcileJob extends Job<Record<string, never>> {
  constructor(protected reconcileDueDays: ReconcileDueDays) {
    super()
  }

  async execute(): Promise<void> {
    await this.reconcileDueDays.execute()
  }
}
