import ReconciledDay from '#commerce/reconciliation/reconciliation_day'
import type { ComparedLine } from '#commerce/reconciliation/compare_bill'
import { createDay, saveFailedDay, startedRun } from '#core/reconciliation/day_rows'
import { DayStatus } from '#core/reconciliation/terms'
import { BillKind } from '#commerce/reconciliation/terms'
import { transaction, type Trx } from '#core/transaction'

interface Run {
  day: string
  provider: string
  byHand: boolean
}

const batchSize = 100

export function saveReconciledDay(run: Run & { booked: number; lines: ComparedLine[] }): Promise<ReconciledDay> {
  return transaction(async (trx) => {
    const saved = await lockDay(trx, run)
    await trx.from('bill_lines').where('bill_day_id', saved.id).delete()
    for (let at = 0; at < run.lines.length; at += batchSize) {
      const rows = run.lines.slice(at, at + batchSize).map((line) => asRow(saved.id, line))
      await trx.table('bill_lines').multiInsert(rows)
    }
    return saved
      .useTransaction(trx)
      .merge({
        status: DayStatus.Done,
        failure: null,
        booked: saved.booked + run.booked,
        differences: run.lines.filter(({ difference }) => difference).length,
        ...totals(run.lines),
      })
      .save()
  })
}

export function saveFailedReconciledDay(run: Run, failure: string): Promise<ReconciledDay> {
  return saveFailedDay((trx) => lockDay(trx, run), failure)
}

async function lockDay(trx: Trx, { day, provider, byHand }: Run): Promise<ReconciledDay> {
  const found = await ReconciledDay.query({ client: trx }).where({ day, provider }).forUpdate().first()
  if (found) return found.merge(startedRun(byHand))
  const nothing = { booked: 0, differences: 0, ...totals([]) }
  const first = { day, provider, ...startedRun(byHand), status: DayStatus.Failed, ...nothing }
  return createDay(() => ReconciledDay.create(first, { client: trx }))
}

function totals(lines: ComparedLine[]) {
  const of = (kind: BillKind, side: 'walletFen' | 'ourFen') => {
    const fens = lines.filter((line) => line.kind === kind).flatMap((line) => line[side] ?? [])
    return { count: fens.length, fen: fens.reduce((sum, fen) => sum + fen, 0) }
  }
  const [paid, ourPaid] = [of(BillKind.Payment, 'walletFen'), of(BillKind.Payment, 'ourFen')]
  const [back, ourBack] = [of(BillKind.Refund, 'walletFen'), of(BillKind.Refund, 'ourFen')]
  return {
    walletPayments: paid.count,
    walletPaidFen: paid.fen,
    walletRefunds: back.count,
    walletRefundedFen: back.fen,
    ourPayments: ourPaid.count,
    ourPaidFen: ourPaid.fen,
    ourRefunds: ourBack.count,
    ourRefundedFen: ourBack.fen,
  }
}

function asRow(billDayId: number, line: ComparedLine) {
  return {
    bill_day_id: billDayId,
    kind: line.kind,
    merchant_no: line.merchantNo?.slice(0, 32) ?? null,
    transaction_id: line.transactionId,
    refund_no: line.refundNo,
    wallet_fen: line.walletFen,
    our_fen: line.ourFen,
    difference: line.difference,
    order_id: line.booked?.orderId ?? null,
    payment_exception_id: line.booked?.paymentExceptionId ?? null,
    refund_id: line.booked?.refundId ?? null,
    at: line.at,
  }
}
