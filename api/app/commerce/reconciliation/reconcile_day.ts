import logger from '@adonisjs/core/services/logger'
import { paymentGateway } from '#commerce/payments/gateway'
import type BillDay from '#commerce/reconciliation/bill_day'
import { compareBill, numberOf } from '#commerce/reconciliation/compare_bill'
import { saveBillDay, saveFailure } from '#commerce/reconciliation/save_bill_day'
import { ledgerEntriesOfDay, ledgerEntriesByNumber } from '#commerce/reconciliation/ledger_entries'
import { settleUnrecordedPayments } from '#commerce/reconciliation/settle_unrecorded_payments'
import { BillKind, messages } from '#commerce/reconciliation/terms'
import { DriverFailure } from '#drivers/driver_failure'
import type { BillLine } from '#drivers/payment/payment_gateway'

/**
 * Holds the wallet's bill of a day against our books: what nobody told us of is booked first, then every
 * difference is listed. The same day again gives the same list, written anew.
 * @param day yyyy-MM-dd in Asia/Shanghai
 * @returns the day as it is kept; `failed` when the wallet gave no bill
 */
export async function reconcileDay(
  day: string,
  { byHand = false }: { byHand?: boolean } = {}
): Promise<BillDay> {
  const { provider } = await paymentGateway()
  try {
    const bill = await (await paymentGateway()).tradeBill(day)
    const booked = await settleUnrecordedPayments(bill, await booksOf(bill))
    const lines = compareBill(bill, await booksOf(bill), await ledgerEntriesOfDay(day, provider))
    return await saveBillDay({ day, provider, byHand, booked, lines })
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.error({ err: error, day }, 'the bill of a day could not be had')
    return saveFailure({ day, provider, byHand, failure: messages.failed })
  }
}

function booksOf(bill: BillLine[]) {
  const numbers = (kind: BillKind) => bill.filter((line) => line.kind === kind).map(numberOf)
  return ledgerEntriesByNumber(numbers(BillKind.Payment), numbers(BillKind.Refund))
}
