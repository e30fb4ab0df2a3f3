import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { requireBankAccount } from '#commerce/bank_transfers/bank_account'
import { BankLineState, RemindBeforeHours } from '#commerce/bank_transfers/terms'
import Order from '#commerce/order'
import { OrderInvoices, type InvoicePayer } from '#commerce/order_invoices'
import { BankProvider, OrderStatus, PaymentStatus } from '#commerce/terms'
import { toYuan } from '#core/money'
import { now, toStored, toWireTime } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { queueMail } from '#messages/mails/queue_mail'
import { writeMessage } from '#messages/write_message'

const batch = 100

/** Once per order, a day before its end, while no money of it has arrived. */
@inject()
export class RemindOfTransfers {
  constructor(protected invoices: OrderInvoices) {}

  async execute(): Promise<number> {
    const until = toStored(now().plus({ hours: RemindBeforeHours }))
    const due: { id: number }[] = await waiting(db)
      .whereNull('bank_transfers.reminded_at')
      .where('orders.expires_at', '>', toStored(now()))
      .where('orders.expires_at', '<=', until)
      .orderBy('orders.expires_at')
      .limit(batch)
      .select('orders.id')
    const payers = await this.invoices.payersOf(due.map(({ id }) => id))
    let reminded = 0
    for (const { id } of due) {
      try {
        if (await transaction((trx) => remind(trx, id, payers.get(id)))) reminded++
      } catch (error) {
        logger.error({ err: error, orderId: id }, 'a buyer could not be reminded of a transfer')
      }
    }
    return reminded
  }
}

function waiting(client: Pick<Trx, 'from'>) {
  const arrived = client.from('bank_lines').where('state', BankLineState.Matched).whereNotNull('order_id')
  return client
    .from('bank_transfers')
    .join('orders', 'orders.id', 'bank_transfers.order_id')
    .join('payments', 'payments.open_key', 'orders.id')
    .where('payments.provider', BankProvider)
    .where('payments.status', PaymentStatus.Open)
    .where('orders.order_status', OrderStatus.Paying)
    .whereNotIn('orders.id', arrived.select('order_id'))
}

async function remind(trx: Trx, orderId: number, payer: InvoicePayer | undefined): Promise<boolean> {
  const order = await Order.query({ client: trx }).where('id', orderId).forUpdate().firstOrFail()
  const transfer = await waiting(trx).where('orders.id', orderId).select('bank_transfers.*').first()
  if (!transfer || transfer.reminded_at || !order.isPayable) return false
  await trx
    .from('bank_transfers')
    .where('id', transfer.id)
    .update({ reminded_at: toStored(now()) })
  const until = toWireTime(order.expiresAt)!
  const { userId, orderNo } = order
  await writeMessage(trx, userId, {
    kind: 'transferExpiring',
    reference: `order:${orderId}`,
    facts: { orderNo, until },
  })
  if (!payer?.email) return true
  await queueMail(trx, {
    to: payer.email,
    kind: 'transferExpiring',
    data: { orderNo, amount: toYuan(order.amountFen).toFixed(2), code: transfer.code, ...requireBankAccount(), until },
    idempotencyKey: `bank-transfer-expiring:${orderId}`,
  })
  return true
}
