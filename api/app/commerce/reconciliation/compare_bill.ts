import { ReportDiscrepancy, BillKind } from '#commerce/reconciliation/terms'
import type { ProviderReportLine } from '#drivers/payment/payment_gateway'

export interface LedgerEntry {
  kind: BillKind
  /** The provider's transaction id, or our refund number. */
  number: string
  merchantNo: string | null
  amountFen: number
  moved: boolean
  orphan: boolean
  orderId: number | null
  paymentExceptionId: number | null
  refundId: number | null
  at: string | null
}

export interface ComparedLine {
  kind: BillKind
  merchantNo: string | null
  transactionId: string | null
  refundNo: string | null
  walletFen: number | null
  ourFen: number | null
  difference: ReportDiscrepancy | null
  booked: LedgerEntry | null
  at: string | null
}

export function findReportDiscrepancies(
  bill: ProviderReportLine[],
  books: LedgerEntry[],
  ours: LedgerEntry[]
): ComparedLine[] {
  const known = new Map(books.map((booked) => [entryKey(booked), booked]))
  const theirs = bill.map((line) => compareLine(line, known.get(lineKey(line)) ?? null))
  const billed = new Set(bill.map(lineKey))
  const missing = ours.filter((booked) => !billed.has(entryKey(booked))).map(missingFromReport)
  return [...theirs, ...missing]
}

export const entryKey = ({ kind, number }: Pick<LedgerEntry, 'kind' | 'number'>) => `${kind}:${number}`

export function numberOf({ kind, transactionId, refundNo }: ProviderReportLine): string {
  return kind === BillKind.Refund ? (refundNo ?? transactionId) : transactionId
}

const lineKey = (line: ProviderReportLine) => entryKey({ kind: line.kind, number: numberOf(line) })

function compareLine(line: ProviderReportLine, booked: LedgerEntry | null): ComparedLine {
  return {
    kind: line.kind,
    merchantNo: line.merchantNo,
    transactionId: line.transactionId,
    refundNo: line.refundNo,
    walletFen: line.amountFen,
    ourFen: booked && !booked.orphan ? booked.amountFen : null,
    difference: differenceOf(line, booked),
    booked,
    at: line.at.toUTC().toFormat('yyyy-MM-dd HH:mm:ss'),
  }
}

function differenceOf(line: ProviderReportLine, booked: LedgerEntry | null): ReportDiscrepancy | null {
  if (!booked || booked.orphan) return ReportDiscrepancy.WalletOnly
  if (booked.amountFen !== line.amountFen) return ReportDiscrepancy.Amount
  return booked.moved ? null : ReportDiscrepancy.State
}

function missingFromReport(booked: LedgerEntry): ComparedLine {
  const isRefund = booked.kind === BillKind.Refund
  return {
    kind: booked.kind,
    merchantNo: booked.merchantNo,
    transactionId: isRefund ? null : booked.number,
    refundNo: isRefund ? booked.number : null,
    walletFen: null,
    ourFen: booked.amountFen,
    difference: ReportDiscrepancy.OursOnly,
    booked,
    at: booked.at,
  }
}
