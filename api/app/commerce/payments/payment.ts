import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import Order from '#commerce/order'
import { PaymentStatus } from '#commerce/terms'
import { PaymentSchema } from '#core/schema'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/**
 * One try to have an order paid. `openKey` and `paidKey` are unique: the database itself refuses a
 * second open try, and a second payment, of one order.
 */
export default class Payment extends PaymentSchema {
  declare status: PaymentStatus
  declare amountFen: number

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>

  static openOf(orderId: number, trx?: Trx) {
    return Payment.query({ client: trx }).where('openKey', orderId)
  }

  /** @returns false when the try was over before its code came */
  async keepCode(codeUrl: string): Promise<boolean> {
    const kept = await db
      .from('payments')
      .where({ id: this.id, status: PaymentStatus.Open })
      .update({ code_url: codeUrl, updated_at: toStored(now()) })
    this.codeUrl = codeUrl
    return Number(kept) === 1
  }

  /** @returns false when the try was over before */
  markPaid(trx: Trx, { transactionId, paidAt }: { transactionId: string; paidAt: DateTime }) {
    return this.#move(trx, {
      status: PaymentStatus.Paid,
      transaction_id: transactionId,
      paid_key: this.orderId,
      paid_at: toStored(paidAt),
    })
  }

  /** The try was closed, its money came all the same, and an admin books it: the one way back. */
  async bookLate(
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

  /** @returns false when the try was over before */
  markClosed(trx: Trx): Promise<boolean> {
    return this.#move(trx, { status: PaymentStatus.Closed, closed_at: toStored(now()) })
  }

  async #move(trx: Trx, change: Record<string, unknown>): Promise<boolean> {
    const moved = await trx
      .from('payments')
      .where({ id: this.id, status: PaymentStatus.Open })
      .update({ ...change, open_key: null, updated_at: toStored(now()) })
    return Number(moved) === 1
  }
}
