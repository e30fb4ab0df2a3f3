import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import Order from '#commerce/order'
import { PaymentStatus, type PayWay } from '#commerce/terms'
import { PaymentSchema } from '#core/schema'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

export interface ChosenWay {
  way: PayWay
  /** The address for `h5`, the openid for `jsapi`. */
  openedFor: string | null
}

/**
 * One attempt. `openKey` and `paidKey` are unique: the database refuses a second open or paid one of an order.
 */
export default class Payment extends PaymentSchema {
  declare status: PaymentStatus
  declare amountFen: number
  declare way: PayWay

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>

  static openOf(orderId: number, trx?: Trx) {
    return Payment.query({ client: trx }).where('openKey', orderId)
  }

  /** The wallet takes neither another way nor somebody else for the same number. */
  isFor(chosen: ChosenWay): boolean {
    return this.way === chosen.way && this.openedFor === chosen.openedFor
  }

  async saveCode(codeUrl: string): Promise<boolean> {
    const updated = await db
      .from('payments')
      .where({ id: this.id, status: PaymentStatus.Open })
      .update({ code_url: codeUrl, updated_at: toStored(now()) })
    this.codeUrl = codeUrl
    return Number(updated) === 1
  }

  markPaid(trx: Trx, { transactionId, paidAt }: { transactionId: string; paidAt: DateTime }) {
    return this.#endOpen(trx, {
      status: PaymentStatus.Paid,
      transaction_id: transactionId,
      paid_key: this.orderId,
      paid_at: toStored(paidAt),
    })
  }

  /** The only way back from closed: its money came late and an admin settles the order with it. */
  async markPaidLate(
    trx: Trx,
    { transactionId, paidAt }: { transactionId: string; paidAt: DateTime }
  ): Promise<void> {
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

  markClosed(trx: Trx): Promise<boolean> {
    return this.#endOpen(trx, { status: PaymentStatus.Closed, closed_at: toStored(now()) })
  }

  async #endOpen(trx: Trx, change: Record<string, unknown>): Promise<boolean> {
    const moved = await trx
      .from('payments')
      .where({ id: this.id, status: PaymentStatus.Open })
      .update({ ...change, open_key: null, updated_at: toStored(now()) })
    return Number(moved) === 1
  }
}
