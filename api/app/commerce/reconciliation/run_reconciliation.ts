import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import type ReconciledDay from '#commerce/reconciliation/reconciliation_day'
import { firstBilledDay, lastBilledDay } from '#commerce/reconciliation/days_to_reconcile'
import { ReconcileDay } from '#commerce/reconciliation/reconcile_day'
import { messages } from '#commerce/reconciliation/terms'
import { audit } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { Wallets } from '#drivers/payment/wallets'

@inject()
export class RunReconciliation {
  constructor(
    protected wallets: Wallets,
    protected reconcileDay: ReconcileDay
  ) {}

  /** For every provider, or for one; returns the day with the most discrepancies. */
  async execute(ctx: HttpContext, { day, provider }: { day: string; provider?: string }): Promise<ReconciledDay> {
    if (day > lastBilledDay(now())) throw new UserError(messages.notYet, { field: 'day' })
    if (day < firstBilledDay(now())) throw new UserError(messages.tooOld, { field: 'day' })
    const wallets = this.wallets.all.filter((one) => !provider || one.provider === provider)
    if (!wallets.length) throw new UserError(messages.otherWallet)
    const days: ReconciledDay[] = []
    for (const wallet of wallets) {
      days.push(await this.reconcileDay.execute(day, { provider: wallet.provider, byHand: true }))
    }
    await transaction((trx) => writeEntries(trx, ctx, days))
    return days.reduce((worst, one) => (weight(one) > weight(worst) ? one : worst))
  }
}

async function writeEntries(trx: Trx, ctx: HttpContext, days: ReconciledDay[]): Promise<void> {
  for (const { day, provider, status, differences, booked } of days) {
    await audit(trx, ctx, {
      action: 'reconciliation.run',
      object: `reconciliation:${day}`,
      after: { provider, billStatus: status, differences, booked },
    })
  }
}

const weight = ({ failure, differences }: ReconciledDay) => (failure ? Infinity : differences)
