import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Reconcile extends BaseCommand {
  static commandName = 'reconcile'
  static description = "Hold the wallet's bill of a day against our books and list what differs"
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'yyyy-MM-dd in Asia/Shanghai; the last day with a bill when not given' })
  declare day?: string

  /** Exits with 1 without a provider report, and with 2 when there are discrepancies. */
  async run() {
    const { lastBilledDay } = await import('#commerce/reconciliation/days_to_reconcile')
    const { now } = await import('#core/time')

    const day = this.day ?? lastBilledDay(now())
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return this.#fail('--day is yyyy-MM-dd')
    const { Wallets } = await import('#drivers/payment/wallets')
    const { all } = await this.app.container.make(Wallets)
    for (const { provider } of all) await this.#reconcile(day, provider)
  }

  async #reconcile(day: string, provider: string) {
    const { ReconcileDay } = await import('#commerce/reconciliation/reconcile_day')
    const { reconciliationDay } = await import('#commerce/reconciliation/reconciliation_list')
    const reconcileDay = await this.app.container.make(ReconcileDay)
    const saved = await reconcileDay.execute(day, { provider, byHand: true })
    if (saved.failure) return this.#fail(`${day} ${provider}: ${saved.failure}`)

    const { lines, ...sums } = await reconciliationDay(day, { provider })
    this.logger.info(`${day} ${provider}: ${sums.walletPaidAmt} in, ${sums.walletRefundedAmt} back`)
    this.logger.info(`${day} our books: ${sums.ourPaidAmt} in, ${sums.ourRefundedAmt} back`)
    if (sums.booked) this.logger.info(`${sums.booked} payments whose notice never arrived`)
    for (const line of lines.filter(({ difference }) => difference)) {
      this.logger.warning(
        `${line.kind} ${line.difference} ${line.refundNo ?? line.transactionId} ` +
          `wallet ${line.walletAmt ?? '-'} ours ${line.ourAmt ?? '-'}`
      )
    }
    if (!saved.differences) return this.logger.success('nothing differs')
    this.exitCode ||= 2
  }

  #fail(why: string) {
    this.logger.error(why)
    this.exitCode = 1
  }
}
