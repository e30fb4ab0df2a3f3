import db from '@adonisjs/lucid/services/db'
import { BankLineState, TransferState } from '#commerce/bank_transfers/terms'
import { BankProvider, CloseReason, OrderStatus, PaymentStatus } from '#commerce/terms'

/** Facts of the order from which the state of its transfer follows. */
export interface TransferRow {
  slip_key: string | null
  order_status: OrderStatus
  close_reason: CloseReason | null
  /** Of the paid or the open attempt. */
  provider: string | null
  matched_lines: number
}

export function transferState(row: TransferRow): TransferState {
  if (row.order_status === OrderStatus.Deleted) {
    return row.close_reason === CloseReason.Expired ? TransferState.Expired : TransferState.Cancelled
  }
  if (row.order_status === OrderStatus.Paid) {
    return row.provider === BankProvider ? TransferState.Paid : TransferState.Replaced
  }
  if (Number(row.matched_lines) > 0) return TransferState.Arrived
  if (row.provider !== null && row.provider !== BankProvider) return TransferState.Replaced
  return row.slip_key ? TransferState.SlipSent : TransferState.Waiting
}

/** Transfers with their orders and the facts of `transferState`. */
export function transferRows() {
  const matched = db
    .from('bank_lines')
    .whereColumn('bank_lines.order_id', 'orders.id')
    .where('bank_lines.state', BankLineState.Matched)
    .count('*')
    .as('matched_lines')
  const provider = db
    .from('payments')
    .whereColumn('payments.order_id', 'orders.id')
    .whereIn('payments.status', [PaymentStatus.Open, PaymentStatus.Paid])
    .orderBy('payments.id', 'desc')
    .limit(1)
    .select('provider')
    .as('provider')
  return db
    .from('bank_transfers')
    .join('orders', 'orders.id', 'bank_transfers.order_id')
    .select('bank_transfers.*', 'orders.order_no', 'orders.order_name', 'orders.amount_fen', 'orders.order_status')
    .select('orders.close_reason', 'orders.expires_at', matched, provider)
}
