import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import Order from '#commerce/order'
import { PaymentStatus, type PayWay } from '#commerce/terms'
import { prepared } from '#core/prepared_statements'
import { PaymentSchema } from '#core/schema'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

export interface ChosenWay {
  provider: string
  way: PayWay
  /** The client's IP for `h5`, the openid for `jsapi`. */
  payerContext: string | null
}

/**
 * One payment attempt. `openKey` and `paidKey` are unique: the database rejects a second open or paid one of an order.
 */
export default class Payment extends PaymentSchema {
  declare status: PaymentStatus
  declare way: PayWay

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>

  static openOf(orderId: number, trx?: Trx) {
    return Payment.query({ client: trx }).where('openKey', orderId)
  }

  /** A number belongs to one provider, which accepts neither another method nor another payer for it. */
  isFor(chosen: ChosenWay): boolean {
    const { provider, way, payerContext } = chosen
    return this.provider === provider && this.way === way && this.payerContext === payerContext
  }

  async saveCode(codeUrl: string): Promise<boolean> {
    const updated = await db
      .from('payments')
      .where({ id: this.id, status: PaymentStatus.Open })
      .update({ code_url: codeUrl, updated_at: toStored(now()) })
    this.codeUrl = codeUrl
    return Number(updated) === 1
  }

  /** @returns false when no open payment of the order matches exactly */
  static async markPaid(
    trx: Trx,
    paid: {
      orderId: number
      merchantNo: string
      provider: string
      amountFen: number
      transactionId: string
      paidAt: DateTime
    }
  ): Promise<boolean> {
    const { orderId, merchantNo, provider, amountFen, transactionId, paidAt } = paid
    const found = await markPaid.write(
      trx,
      transactionId,
      toStored(paidAt),
      toStored(now()),
      merchantNo,
      orderId,
      provider,
      amountFen
    )
    return found === 1
  }

  /** The only way to reopen a closed attempt: its money came late and an admin settles the order with it. */
  async markPaidLate(trx: Trx, { transactionId, paidAt }: { transactionId: string; paidAt: DateTime }): Promise<void> {
    await trx
      .from('payments')
      .where({ id: this.id, status: PaymentStatus.Closed })
      .update({
        status: PaymentStatus.Paid,
        transaction_id: transactionId,
        paid_key: this.orderId,
        paid_at: toStored(paidAt),
        updated_at: toStored(now()),
      })
  }

  async markClosed(trx: Trx): Promise<boolean> {
    const at = toStored(now())
    const moved = await trx
      .from('payments')
      .where({ id: this.id, status: PaymentStatus.Open })
      .update({ status: PaymentStatus.Closed, closed_at: at, open_key: null, updated_at: at })
    return Number(moved) === 1
  }
}

const markPaid = prepared(`update payments set status = '${PaymentStatus.Paid}', transaction_id = ?,
  paid_key = order_id, paid_at = ?, open_key = null, updated_at = ?
  where merchant_no = ? and order_id = ? and provider = ? and amount_fen = ? and status = '${PaymentStatus.Open}'`)
