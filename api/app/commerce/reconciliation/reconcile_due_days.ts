import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import ReconciledDay from '#commerce/reconciliation/reconciliation_day'
import { daysToReconcile, firstBilledDay } from '#commerce/reconciliation/days_to_reconcile'
import { ReconcileDay } from '#commerce/reconciliation/reconcile_day'
import { now } from '#core/time'
import { Wallets } from '#drivers/payment/wallets'

@inject()
export class ReconcileDueDays {
  constructor(
    protected wallets: Wallets,
    protected reconcileDay: ReconcileDay
  ) {}

  async execute(): Promise<ReconciledDay[]> {
    const compared: ReconciledDay[] = []
    for (const { provider } of this.wallets.all) compared.push(...(await this.#of(provider)))
    return compared
  }

  async #of(provider: string): Promise<ReconciledDay[]> {
    const at = now()
    const known = await ReconciledDay.query().where('provider', provider).where('day', '>=', firstBilledDay(at))
    const compared: ReconciledDay[] = []
    for (const day of daysToReconcile(at, known)) {
      const saved = await this.reconcileDay.execute(day, { provider })
      if (saved.differences)
        logger.warn({ day, provider, differences: saved.differences }, 'the provider report has discrepancies')
      compared.push(saved)
    }
    return compared
  }
}
