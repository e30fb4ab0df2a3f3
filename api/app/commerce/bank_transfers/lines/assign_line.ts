import { inject } from '@adonisjs/core'
import type { DateTime } from 'luxon'
import { toPayment } from '#commerce/bank_transfers/bank_gateway'
import type { TransferOrder } from '#commerce/bank_transfers/find_order'
import { BankLineState, TransferDays, bankMessages } from '#commerce/bank_transfers/terms'
import Order from '#commerce/order'
import { SettleOrder } from '#commerce/payments/settle_order'
import { BankProvider, OrderStatus, PaymentStatus } from '#commerce/terms'
import { UserError } from '#core/errors'
import { toYuan } from '#core/money'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { Wallets } from '#drivers/payment/wallets'
import { writeMessage } from '#messages/write_message'

interface Money {
  bankSerial: string
  amountFen: number
}

/** Columns of the line that follow from its order. */
export interface Assignment {
  state: BankLineState
  orderId: number
  merchantNo: string | null
  settledAt: DateTime | null
}

/** Money that fits an unpaid order waits for an admin; any other becomes a payment exception. Pays nothing. */
@inject()
export class AssignLine {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  /** @param save writes the line in the transaction that holds the lock of the order */
  async execute(
    money: Money,
    order: TransferOrder,
    save: (trx: Trx, assignment: Assignment) => Promise<void>
  ): Promise<BankLineState> {
    const isWaiting = await transaction(async (trx) => {
      if (!(await lockFitting(trx, order, money))) return false
      await save(trx, { state: BankLineState.Matched, orderId: order.id, merchantNo: null, settledAt: null })
      return true
    })
    if (isWaiting) return BankLineState.Matched
    await this.#recordException(money, order, save)
    return BankLineState.Exception
  }

  async #recordException(
    money: Money,
    order: TransferOrder,
    save: (trx: Trx, assignment: Assignment) => Promise<void>
  ): Promise<void> {
    const wallet = this.wallets.of({ provider: BankProvider })
    const { merchantNo } = order
    const settledAt = now()
    const payment = toPayment(money, { merchantNo, paidAt: settledAt, ...(await wallet.account()) })
    await this.settleOrder.execute(payment, wallet, async (client, outcome) => {
      // Another admin settled the line meanwhile.
      if (outcome === 'already') throw new UserError(bankMessages.handled)
      if (outcome !== 'exception') throw new Error(`the bank line ${money.bankSerial} would be ${outcome} unconfirmed`)
      const trx = client as Trx
      await save(trx, { state: BankLineState.Exception, orderId: order.id, merchantNo, settledAt })
      await notifyOfAmount(trx, order, money)
    })
  }
}

/** Its end moves, so that the order does not expire while its money waits for an admin. */
async function lockFitting(trx: Trx, { id }: TransferOrder, { amountFen }: Money): Promise<boolean> {
  const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (order.orderStatus !== OrderStatus.Paying || order.amountFen !== amountFen) return false
  const until = now().plus({ days: TransferDays })
  if (order.expiresAt >= until) return true
  await order.useTransaction(trx).merge({ expiresAt: until }).save()
  await trx
    .from('payments')
    .where({ order_id: id, provider: BankProvider, status: PaymentStatus.Open })
    .update({ expires_at: toStored(until) })
  return true
}

async function notifyOfAmount(trx: Trx, { id, userId, orderNo }: TransferOrder, money: Money): Promise<void> {
  const order = await trx.from('orders').where('id', id).select('order_status', 'amount_fen').firstOrFail()
  const expectedFen = Number(order.amount_fen)
  if (order.order_status !== OrderStatus.Paying || expectedFen === money.amountFen) return
  const yuan = (fen: number) => toYuan(fen).toFixed(2)
  await writeMessage(trx, userId, {
    kind: 'transferAmount',
    reference: `bank-line:${money.bankSerial}`,
    facts: { orderNo, paid: yuan(money.amountFen), amount: yuan(expectedFen) },
  })
}
