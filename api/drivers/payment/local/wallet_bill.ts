import { DateTime } from 'luxon'
import type { ProviderReportLine } from '#drivers/payment/payment_gateway'
import type { WalletBook } from '#drivers/payment/local/wallet_store'

/** @param day yyyy-MM-dd in Asia/Shanghai */
export async function dayBill(book: WalletBook, day: string): Promise<ProviderReportLine[]> {
  const lines: ProviderReportLine[] = []
  for (const merchantNo of await book.merchantNos()) lines.push(...(await linesOf(book, merchantNo)))
  return lines
    .filter(({ at }) => at.setZone('Asia/Shanghai').toISODate() === day)
    .sort((one, two) => one.at.toMillis() - two.at.toMillis())
}

async function linesOf(book: WalletBook, merchantNo: string): Promise<ProviderReportLine[]> {
  const end = await book.outcomeOf(merchantNo)
  if (end?.state !== 'paid') return []

  const transactionId = end.transactionId!
  const payment: ProviderReportLine = {
    merchantNo,
    transactionId,
    kind: 'payment',
    refundNo: null,
    amountFen: end.amountFen,
    at: DateTime.fromISO(end.at, { zone: 'utc' }),
  }
  const refunds = (await book.refunds(merchantNo)).map(({ refundNo, refundFen, at }): ProviderReportLine => ({
    merchantNo,
    transactionId,
    kind: 'refund',
    refundNo,
    amountFen: refundFen,
    at: DateTime.fromISO(at, { zone: 'utc' }),
  }))
  return [payment, ...refunds]
}
