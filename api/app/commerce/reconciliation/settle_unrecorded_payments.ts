import { inject } from '@adonisjs/core'
import { SettleOrder } from '#commerce/payments/settle_order'
import { entryKey, numberOf, type LedgerEntry } from '#commerce/reconciliation/compare_bill'
import { BillKind } from '#commerce/reconciliation/terms'
import type { ProviderReportLine, ProviderPayment, PaymentGateway } from '#drivers/payment/payment_gateway'

@inject()
export class SettleUnrecordedPayments {
  constructor(protected settleOrder: SettleOrder) {}

  async execute(wallet: PaymentGateway, bill: ProviderReportLine[], entries: LedgerEntry[]): Promise<number> {
    const known = new Set(entries.map(entryKey))
    const account = await wallet.account()
    let booked = 0
    for (const line of bill) {
      if (line.kind !== BillKind.Payment) continue
      if (known.has(entryKey({ kind: line.kind, number: numberOf(line) }))) continue
      const providerPayment = (await queryPayment(wallet, line)) ?? paymentFromReport(line, account)
      const outcome = await this.settleOrder.execute(providerPayment, wallet)
      if (outcome === 'settled' || outcome === 'exception') booked++
    }
    return booked
  }
}

async function queryPayment(
  wallet: PaymentGateway,
  { merchantNo, transactionId }: ProviderReportLine
): Promise<ProviderPayment | null> {
  const providerPayment = await wallet.find(merchantNo)
  return providerPayment?.state === 'paid' && providerPayment.transactionId === transactionId ? providerPayment : null
}

/** The report itself proves the payment, for instance when it was refunded since. */
function paymentFromReport(
  { merchantNo, transactionId, amountFen, at }: ProviderReportLine,
  account: { merchantId: string; appId: string }
): ProviderPayment {
  return { merchantNo, transactionId, amountFen, state: 'paid', currency: 'CNY', paidAt: at, ...account }
}
