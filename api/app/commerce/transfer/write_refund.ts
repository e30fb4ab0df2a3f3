import { RefundStatus, messages } from '#commerce/refunds/terms'
import type { RefundLineRow, RefundRow, RefundedLine } from '#commerce/transfer/order_parts'
import type { PaidPayment } from '#commerce/transfer/write_payment'
import type { WriteContext } from '#core/transfer/kind'
import { now, toStored } from '#core/time'
import { getOrFail } from '#core/get_or_fail'

interface NewRefund {
  refund: RefundRow
  /** Used if the number of the row is missing or taken. */
  number: string
  paid: PaidPayment
  lines: RefundedLine<number>[]
  /** Order lines by course. */
  itemIds: Map<number, number>
}

/** One whose money has not gone out is failed: an admin repeats it. */
export async function writeRefund(
  { refund, number, paid, lines, itemIds }: NewRefund,
  { trx, done }: WriteContext
): Promise<void> {
  const { values } = refund
  const wanted = values.refund_no
  const isTaken = !wanted || (await trx.from('refunds').where('refund_no', wanted).select('id').first())
  const at = values.finished_at ?? toStored(now())
  const [refundId] = await trx
    .table('refunds')
    .insert({
      payment_id: paid.id,
      merchant_no: paid.merchantNo,
      provider: paid.provider,
      refund_no: isTaken ? number : wanted,
      amount_fen: values.amount_yuan,
      total_fen: paid.amountFen,
      reason: values.reason,
      status: values.finished_at ? RefundStatus.Done : RefundStatus.Failed,
      failure: values.finished_at ? null : messages.unfinishedBefore,
      finished_at: values.finished_at,
      created_at: at,
    })
  done(refund, refundId)
  const parts = (refund.parts.refund_lines ?? []) as RefundLineRow[]
  const byItem = Map.groupBy(lines, ({ line }) => getOrFail(itemIds, line.values.course))
  for (const [itemId, some] of byItem) {
    const [id] = await trx
      .table('refund_lines')
      .insert({
        refund_id: refundId,
        order_item_id: itemId,
        copies: some.reduce((sum, { copies }) => sum + copies, 0),
        amount_fen: some.reduce((sum, { amountFen }) => sum + amountFen, 0),
      })
    for (const part of parts.filter((_, at) => some.includes(lines[at]!))) done(part, id)
  }
}
