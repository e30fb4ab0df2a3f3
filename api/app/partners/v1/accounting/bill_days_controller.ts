import type { HttpContext } from '@adonisjs/core/http'
import { billLineRows } from '#commerce/reconciliation/reconciliation_list'
import ReconciledDay from '#commerce/reconciliation/reconciliation_day'
import type { BillLineRow } from '#commerce/reconciliation/reconciliation_transformer'
import { NotFound } from '#core/errors'
import { toRfc3339 } from '#core/time'

export default class BillDaysController {
  /** As the back office shows it: one comparison per provider, lines that differ first. */
  async show({ params }: HttpContext) {
    const days = await ReconciledDay.query().where('day', params.day).orderBy('provider')
    if (!days.length) throw new NotFound()
    return { day: String(params.day), bills: await Promise.all(days.map(toBill)) }
  }
}

async function toBill(day: ReconciledDay) {
  return {
    provider: day.provider,
    state: day.status,
    failure: day.failure,
    comparedAt: toRfc3339(day.ranAt),
    differences: day.differences,
    provided: toSums(day.walletPayments, day.walletPaidFen, day.walletRefunds, day.walletRefundedFen),
    recorded: toSums(day.ourPayments, day.ourPaidFen, day.ourRefunds, day.ourRefundedFen),
    lines: (await billLineRows(day.id)).map(toLine),
  }
}

function toSums(payments: number, paidFen: number, refunds: number, refundedFen: number) {
  return { payments, paidFen, refunds, refundedFen }
}

function toLine(row: BillLineRow) {
  return {
    kind: row.kind,
    orderNo: row.order_no,
    merchantNo: row.merchant_no,
    transactionId: row.transaction_id,
    refundNo: row.refund_no,
    providedFen: row.wallet_fen,
    recordedFen: row.our_fen,
    difference: row.difference,
    exceptionState: row.exception_status,
    at: toRfc3339(row.at),
  }
}
