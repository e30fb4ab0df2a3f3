import { bankAccount, type BankAccount } from '#commerce/bank_transfers/bank_account'
import { TransferState } from '#commerce/bank_transfers/terms'
import { transferRows, transferState } from '#commerce/bank_transfers/transfer_state'
import type Order from '#commerce/order'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'

export interface ShownTransfer extends BankAccount {
  transferCode: string
  transferState: TransferState
  amount: number
  /** End of the code's validity. */
  expireTime: string | null
  slipTime: string | null
  maySendSlip: boolean
}

/** Where and how to pay; null if the buyer chose no transfer, or another way since. */
export async function shownTransfer({ id }: Pick<Order, 'id'>) {
  const account = bankAccount()
  if (!account) return null
  const row = await transferRows().where('orders.id', id).first()
  if (!row) return null
  const state = transferState(row)
  if (state === TransferState.Replaced) return null
  const shown: ShownTransfer = {
    ...account,
    transferCode: row.code,
    transferState: state,
    amount: toYuan(Number(row.amount_fen)),
    expireTime: toWireTime(row.expires_at),
    slipTime: toWireTime(row.slip_at),
    maySendSlip: state === TransferState.Waiting || state === TransferState.SlipSent,
  }
  return shown
}

/** By order id; orders without a transfer, or with another way since, are missing. */
export async function transferStatesOf(orderIds: number[]): Promise<Map<number, TransferState>> {
  if (!bankAccount() || !orderIds.length) return new Map()
  const rows = await transferRows().whereIn('orders.id', orderIds)
  const states = rows.map((row) => [row.order_id as number, transferState(row)] as const)
  return new Map(states.filter(([, state]) => state !== TransferState.Replaced))
}
