import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { requireBankAccount } from '#commerce/bank_transfers/bank_account'
import { newTransferCode } from '#commerce/bank_transfers/transfer_code'
import { OrderInvoices } from '#commerce/order_invoices'
import { toYuan } from '#core/money'
import { now, toStored, toWireTime } from '#core/time'
import { isDuplicate, transaction } from '#core/transaction'
import { queueMail } from '#messages/mails/queue_mail'

const attempts = 20

/** The code of an order: one, however often the buyer changes the way to pay. Its first use mails how to pay. */
@inject()
export class OpenTransfer {
  constructor(protected invoices: OrderInvoices) {}

  async execute(orderId: number): Promise<string> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const known = await db.from('bank_transfers').where('order_id', orderId).select('code').first()
      if (known) return known.code
      try {
        await this.#create(orderId)
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
    }
    throw new Error(`no free code for order ${orderId}`)
  }

  async #create(orderId: number): Promise<void> {
    const payer = (await this.invoices.payersOf([orderId])).get(orderId)
    const code = newTransferCode()
    await transaction(async (trx) => {
      await trx.table('bank_transfers').insert({ order_id: orderId, code, created_at: toStored(now()) })
      if (!payer?.email) return
      const order = await trx
        .from('orders')
        .where('id', orderId)
        .select('order_no', 'amount_fen', 'expires_at')
        .firstOrFail()
      const facts = { orderNo: order.order_no, amount: toYuan(Number(order.amount_fen)).toFixed(2), code }
      await queueMail(trx, {
        to: payer.email,
        kind: 'transferOpened',
        data: { ...facts, ...requireBankAccount(), until: toWireTime(order.expires_at)! },
        idempotencyKey: `bank-transfer:${orderId}`,
      })
    })
  }
}
