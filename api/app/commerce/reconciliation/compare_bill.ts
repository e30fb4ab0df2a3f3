import { BillDifference, BillKind } from '#commerce/reconciliation/terms'
import type { BillLine } from '#drivers/payment/payment_gateway'

export interface LedgerEntry {
  kind: BillKind
  /** The wallet's transaction id, or our refund number. */
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
  difference: BillDifference | null
  booked: LedgerEntry | null
  at: string | null
}

export function compareBill(bill: BillLine[], books: LedgerEntry[], ours: LedgerEntry[]): ComparedLine[] {
  const known = new Map(books.map((booked) => [entryKey(booked), booked]))
  const theirs = bill.map((line) => compareLine(line, known.get(lineKey(line)) ?? null))
  const billed = new Set(bill.map(lineKey))
  const missing = ours.filter((booked) => !billed.has(entryKey(booked))).map(onlyOurs)
  return [...theirs, ...missing]
}

export const entryKey = ({ kind, number }: Pick<LedgerEntry, 'kind' | 'number'>) => `${kind}:${number}`

export function numberOf({ kind, transactionId, refundNo }: BillLine): string {
  return kind === BillKind.Refund ? (refundNo ?? transactionId) : transactionId
}

const lineKey = (line: BillLine) => entryKey({ kind: line.kind, number: numberOf(line) })

function compareLine(line: BillLine, booked: LedgerEntry | null): ComparedLine {
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

function differenceOf(line: BillLine, booked: LedgerEntry | null): BillDifference | null {
  if (!booked || booked.orphan) return BillDifference.WalletOnly
  if (booked.amountFen !== line.amountFen) return BillDifference.Amount
  return booked.moved ? null : BillDifference.State
}

function onlyOurs(booked: LedgerEntry): ComparedLine {
  const isRefund = booked.kind === BillKind.Refund
  return {
    kind: booked.kind,
    merchantNo: booked.merchantNo,
    transactionId: isRefund ? null : booked.number,
    refundNo: isRefund ? booked.number : null,
    walletFen: null,
    ourFen: booked.amountFen,
    difference: BillDifference.OursOnly,
    booked,
    at: booked.at,
  }
}
