import { Job } from '@adonisjs/queue'
import { reconcileDueDays } from '#commerce/reconciliation/reconcile_due_days'

/**
 * Every quarter of an hour: the bills that are due. Mostly none is; after ten in the morning it is yesterday's,
 * and after a stop of the server those that were missed.
 */
export default class ReconcileJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await reconcileDueDays()
  }
}
