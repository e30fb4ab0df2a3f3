import db from '@adonisjs/lucid/services/db'
import { BankLineState, TransferState } from '#commerce/bank_transfers/terms'
import { transferRows, transferState } from '#commerce/bank_transfers/transfer_state'
import { BankProvider, CloseReason, OrderStatus, PaymentStatus } from '#commerce/terms'
import { toFen, toYuan } from '#core/money'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { toWireTime } from '#core/time'

export interface TransferFilters {
  transferState?: TransferState
  orderId?: string
  transferCode?: string
  orderAmt?: number
  page?: number
  pageSize?: number
}

export async function transferList({ page, pageSize, ...filters }: TransferFilters) {
  const found = await pageOfRows(() => filterTransfers(filters), { id: 'bank_transfers.id', page, pageSize })
  const rows = await transferRows()
    .join('users', 'users.id', 'orders.user_id')
    .whereIn('bank_transfers.id', found.ids)
    .select('users.user_name')
  return {
    transfers: inOrderOf(found.ids, rows).map((row) => ({
      transferId: row.id as number,
      transferCode: row.code as string,
      transferState: transferState(row),
      orderId: row.order_no as string,
      orderName: row.order_name as string,
      orderStatus: row.order_status as OrderStatus,
      userName: row.user_name as string,
      amount: toYuan(Number(row.amount_fen)),
      hasSlip: row.slip_key !== null,
      slipTime: toWireTime(row.slip_at),
      createTime: toWireTime(row.created_at),
      expireTime: toWireTime(row.expires_at),
    })),
    total: found.total,
    more: found.more,
  }
}

function filterTransfers({ transferState: state, orderId, transferCode, orderAmt }: TransferFilters) {
  const found = db.from('bank_transfers').join('orders', 'orders.id', 'bank_transfers.order_id')
  if (orderId) found.where('orders.order_no', orderId)
  if (transferCode) found.where('bank_transfers.code', transferCode)
  if (orderAmt !== undefined) found.where('orders.amount_fen', toFen(orderAmt))
  if (state) stateFilters[state](found)
  return found
}

type Found = ReturnType<typeof db.from>

const matched = () =>
  db.from('bank_lines').where('state', BankLineState.Matched).whereNotNull('order_id').select('order_id')
const attempts = (status: PaymentStatus) => db.from('payments').where('status', status)
const others = (status: PaymentStatus) => attempts(status).whereNot('provider', BankProvider).select('order_id')
const paying = (found: Found) => found.where('orders.order_status', OrderStatus.Paying)
const unpaid = (found: Found) =>
  paying(found).whereNotIn('orders.id', matched()).whereNotIn('orders.id', others(PaymentStatus.Open))
const byBank = () => attempts(PaymentStatus.Paid).where('provider', BankProvider).select('order_id')

/** As `transferState` decides. */
const stateFilters: Record<TransferState, (found: Found) => unknown> = {
  [TransferState.Waiting]: (found) => unpaid(found).whereNull('slip_key'),
  [TransferState.SlipSent]: (found) => unpaid(found).whereNotNull('slip_key'),
  [TransferState.Arrived]: (found) => paying(found).whereIn('orders.id', matched()),
  [TransferState.Paid]: (found) => found.where('order_status', OrderStatus.Paid).whereIn('orders.id', byBank()),
  [TransferState.Replaced]: (found) =>
    found.where((query) =>
      query
        .where((open) =>
          open
            .where('order_status', OrderStatus.Paying)
            .whereNotIn('orders.id', matched())
            .whereIn('orders.id', others(PaymentStatus.Open))
        )
        .orWhere((paid) => paid.where('order_status', OrderStatus.Paid).whereNotIn('orders.id', byBank()))
    ),
  [TransferState.Expired]: (found) =>
    found.where('order_status', OrderStatus.Deleted).where('close_reason', CloseReason.Expired),
  [TransferState.Cancelled]: (found) =>
    found.where('order_status', OrderStatus.Deleted).whereNot('close_reason', CloseReason.Expired),
}
