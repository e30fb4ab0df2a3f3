import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type ReconciledDay from '#commerce/reconciliation/reconciliation_day'
import { findReportDiscrepancies, numberOf } from '#commerce/reconciliation/compare_bill'
import { saveReconciledDay, saveFailedReconciledDay } from '#commerce/reconciliation/save_reconciled_day'
import { ledgerEntriesByNumber, ledgerEntriesOfDay } from '#commerce/reconciliation/ledger_entries'
import { SettleUnrecordedPayments } from '#commerce/reconciliation/settle_unrecorded_payments'
import { BillKind, messages } from '#commerce/reconciliation/terms'
import { DriverFailure } from '#drivers/driver_failure'
import type { ProviderReportLine } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

/** One provider's report of a day. Unknown payments are settled first. Running it again replaces the list. */
@inject()
export class ReconcileDay {
  constructor(
    protected wallets: Wallets,
    protected settleUnrecordedPayments: SettleUnrecordedPayments
  ) {}

  /** @param day yyyy-MM-dd in Asia/Shanghai */
  async execute(
    day: string,
    { provider, byHand = false }: { provider: string; byHand?: boolean }
  ): Promise<ReconciledDay> {
    try {
      const wallet = this.wallets.of({ provider })
      const bill = await wallet.tradeBill(day)
      const entries = await entriesOf(bill)
      const booked = await this.settleUnrecordedPayments.execute(wallet, bill, entries)
      const lines = findReportDiscrepancies(bill, await entriesOf(bill), await ledgerEntriesOfDay(day, provider))
      return await saveReconciledDay({ day, provider, byHand, booked, lines })
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      logger.error({ err: error, day }, 'the provider report of a day could not be downloaded')
      return saveFailedReconciledDay({ day, provider, byHand }, messages.failed)
    }
  }
}

function entriesOf(bill: ProviderReportLine[]) {
  const numbers = (kind: BillKind) => bill.filter((line) => line.kind === kind).map(numberOf)
  return ledgerEntriesByNumber(numbers(BillKind.Payment), numbers(BillKind.Refund))
}
