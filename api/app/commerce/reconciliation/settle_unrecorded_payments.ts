import { paymentGateway } from '#commerce/payments/gateway'
import { entryKey, numberOf, type LedgerEntry } from '#commerce/reconciliation/compare_bill'
import { BillKind } from '#commerce/reconciliation/terms'
import { settleOrder } from '#commerce/payments/settle_order'
import type { BillLine, PaymentFact } from '#drivers/payment/payment_gateway'

/**
 * Books the payments of a bill that nobody told us of, through the one path of settling: ours that wait are
 * settled, whatever fits no order becomes an exception.
 * @returns how many were new to us
 * @throws DriverFailure when the wallet does not answer about a try of ours
 */
export async function settleUnrecordedPayments(bill: BillLine[], books: LedgerEntry[]): Promise<number> {
  const known = new Set(books.map(entryKey))
  const gateway = await paymentGateway()
  const account = await gateway.account()
  let booked = 0
  for (const line of bill) {
    if (line.kind !== BillKind.Payment) continue
    if (known.has(entryKey({ kind: line.kind, number: numberOf(line) }))) continue
    const outcome = await settleOrder((await asked(line)) ?? asBilled(line, account))
    if (outcome === 'settled' || outcome === 'exception') booked++
  }
  return booked
}

/** What the wallet says of the try now, when it says so of this very payment. */
async function asked({ merchantNo, transactionId }: BillLine): Promise<PaymentFact | null> {
  const fact = await (await paymentGateway()).find(merchantNo)
  return fact?.state === 'paid' && fact.transactionId === transactionId ? fact : null
}

/** The bill itself vouches for money that the wallet has, for instance when it was given back since. */
function asBilled(
  { merchantNo, transactionId, amountFen, at }: BillLine,
  account: { merchantId: string; appId: string }
): PaymentFact {
  return {
    merchantNo,
    transactionId,
    amountFen,
    state: 'paid',
    currency: 'CNY',
    paidAt: at,
    ...account,
  }
}
