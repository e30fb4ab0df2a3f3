import db from '@adonisjs/lucid/services/db'
import { ExceptionStatus } from '#commerce/exceptions/terms'
import type { LedgerEntry } from '#commerce/reconciliation/compare_bill'
import { BillKind } from '#commerce/reconciliation/terms'
import { RefundStatus } from '#commerce/refunds/terms'
import { PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import { dayEnd, dayStart, toStored } from '#core/time'

const batchSize = 500

export async function ledgerEntriesByNumber(transactionIds: string[], refundNos: string[]): Promise<LedgerEntry[]> {
  const found: LedgerEntry[] = []
  for (const some of batches(transactionIds)) {
    found.push(...(await payments().whereIn('payments.transaction_id', some)).map(paymentEntry))
    found.push(...(await exceptions().whereIn('e.transaction_id', some)).map(exceptionEntry))
  }
  for (const some of batches(refundNos)) {
    found.push(...(await refunds().whereIn('refunds.refund_no', some)).map(refundEntry))
  }
  return found
}

/** Without refunds of an earlier report: the provider books a refund when it accepts it, we when it is done. */
export async function ledgerEntriesOfDay(day: string, provider: string): Promise<LedgerEntry[]> {
  const span: [string, string] = [toStored(dayStart(day)), toStored(dayEnd(day))]
  const paid = await payments()
    .where('payments.provider', provider)
    .where('payments.status', PaymentStatus.Paid)
    .where('payments.paid_at', '>=', span[0])
    .where('payments.paid_at', '<', span[1])
  const unmatched = (await exceptionsReceivedIn(span, provider)).filter(({ at }) => at! >= span[0] && at! < span[1])
  const billed = db.from('bill_lines').whereNotNull('wallet_fen').select('refund_no')
  const back = await refunds()
    .where('refunds.provider', provider)
    .where('refunds.status', RefundStatus.Done)
    .where('refunds.amount_fen', '>', 0)
    .where('refunds.finished_at', '>=', span[0])
    .where('refunds.finished_at', '<', span[1])
    .whereNotIn('refunds.refund_no', billed.whereNotNull('refund_no'))
  return [...paid.map(paymentEntry), ...unmatched, ...back.map(refundEntry)]
}

/** Exceptions are recorded up to days later; the time of the payment is in the webhook. */
async function exceptionsReceivedIn([from, until]: [string, string], provider: string): Promise<LedgerEntry[]> {
  const rows = await exceptions()
    .where('e.provider', provider)
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', toStored(dayStart(until.slice(0, 10)).plus({ days: 4 })))
  return rows.map(exceptionEntry)
}

const payments = () =>
  db.from('payments').whereNotNull('payments.transaction_id').select('payments.*', 'payments.transaction_id as number')

/** A settled exception counts as a payment. */
const exceptions = () =>
  db
    .from('payment_exceptions as e')
    .leftJoin('payments', 'payments.id', 'e.payment_id')
    .whereNot('e.status', ExceptionStatus.Settled)
    .select('e.*', 'payments.merchant_no')

const refunds = () =>
  db.from('refunds').leftJoin('payments', 'payments.id', 'refunds.payment_id').select('refunds.*', 'payments.order_id')

const paymentEntry = (row: any): LedgerEntry => ({
  kind: BillKind.Payment,
  number: row.number,
  merchantNo: row.merchant_no,
  amountFen: row.amount_fen,
  moved: row.status === PaymentStatus.Paid,
  orphan: false,
  orderId: row.order_id,
  paymentExceptionId: null,
  refundId: null,
  at: row.paid_at,
})

function exceptionEntry(row: any): LedgerEntry {
  const details = row.detail ? JSON.parse(row.detail) : {}
  return {
    kind: BillKind.Payment,
    number: row.transaction_id,
    merchantNo: row.merchant_no ?? details.merchantNo ?? null,
    amountFen: row.amount_fen,
    moved: true,
    orphan: row.kind === PaymentExceptionKind.Orphan,
    orderId: row.order_id,
    paymentExceptionId: row.id,
    refundId: null,
    at: details.paidAt ? stored(details.paidAt) : row.created_at,
  }
}

/** A pending refund is on the report already or will be; only a failed one differs. */
const refundEntry = (row: any): LedgerEntry => ({
  kind: BillKind.Refund,
  number: row.refund_no,
  merchantNo: row.merchant_no,
  amountFen: row.amount_fen,
  moved: row.status !== RefundStatus.Failed,
  orphan: false,
  orderId: row.order_id,
  paymentExceptionId: row.payment_exception_id,
  refundId: row.id,
  at: row.finished_at ?? row.created_at,
})

const stored = (iso: string) => new Date(iso).toISOString().slice(0, 19).replace('T', ' ')

function batches<T>(all: T[]): T[][] {
  const count = Math.ceil(all.length / batchSize)
  return Array.from({ length: count }, (_, at) => all.slice(at * batchSize, (at + 1) * batchSize))
}
