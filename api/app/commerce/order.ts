import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import User from '#accounts/user'
import OrderItem from '#commerce/order_item'
import type { Quote } from '#commerce/pricing/quote'
import { OrderStatus, type CloseReason, type OrderType } from '#commerce/terms'
import { OrderSchema } from '#core/schema'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { NotFound } from '#core/http/refusal'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** Where the parcel of an order goes, as it was when the order was made. */
export interface AddressSnapshot {
  name: string
  telephone: string
  regionText: string
  address: string
}

/**
 * What somebody agreed to pay. Its lines, price and address are snapshots; its status moves once, from
 * paying to paid or from paying to deleted, and both moves lose quietly when the other came first. Only an admin
 * who books late money moves a deleted one to paid.
 */
export default class Order extends OrderSchema {
  declare orderStatus: OrderStatus
  declare orderType: OrderType
  declare closeReason: CloseReason | null
  declare wareFen: number
  declare freightFen: number
  declare amountFen: number
  declare refundedFen: number

  @hasMany(() => OrderItem, { onQuery: (query) => query.orderBy('position') })
  declare items: HasMany<typeof OrderItem>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  static ownedBy(user: CurrentUser, trx?: Trx) {
    return Order.query({ client: trx }).where('userId', user.id)
  }

  /** @throws NotFound when it is missing or somebody else's */
  static async owned(user: CurrentUser, orderNo: string): Promise<Order> {
    const order = await Order.ownedBy(user).where('orderNo', orderNo).first()
    if (!order) throw new NotFound()
    return order
  }

  /**
   * An order for its owner or an admin.
   * @throws NotFound when it is missing or somebody else's
   */
  static async seenBy(viewer: CurrentUser, orderNo: string): Promise<Order> {
    if (!isAdmin(viewer)) return Order.owned(viewer, orderNo)
    const order = await Order.findBy('orderNo', orderNo)
    if (!order) throw new NotFound()
    return order
  }

  /** Whole seconds in which it can still be paid. */
  get secondsLeft(): number {
    if (!this.isPayable) return 0
    return Math.max(0, Math.floor(this.expiresAt.diff(now(), 'seconds').seconds))
  }

  get isPayable(): boolean {
    return this.orderStatus === OrderStatus.Paying && this.expiresAt > now()
  }

  get addressSnapshot(): AddressSnapshot | null {
    return this.address ? JSON.parse(this.address) : null
  }

  /** The quote it was sold at; empty on an order that was brought in from elsewhere. */
  get quoteSnapshot(): Partial<Quote> {
    return JSON.parse(this.quote)
  }

  /** @returns false when the order is not waiting for money any more */
  markPaid(trx: Trx, paidAt: DateTime): Promise<boolean> {
    return this.#move(trx, {
      order_status: OrderStatus.Paid,
      paid_at: toStored(paidAt),
    })
  }

  /** @returns false when the order is not waiting for money any more */
  markClosed(trx: Trx, reason: CloseReason): Promise<boolean> {
    return this.#move(trx, {
      order_status: OrderStatus.Deleted,
      close_reason: reason,
      closed_at: toStored(now()),
    })
  }

  /**
   * Lets a closed order wait again, for the very transaction that books its late money (docs/decisions/0022).
   * @returns false when it is not closed, or was paid before
   */
  async reopen(trx: Trx): Promise<boolean> {
    const moved = await trx
      .from('orders')
      .where({ id: this.id, order_status: OrderStatus.Deleted })
      .whereNull('paid_at')
      .update({ order_status: OrderStatus.Paying, close_reason: null, closed_at: null })
    return Number(moved) === 1
  }

  async #move(trx: Trx, change: Record<string, unknown>): Promise<boolean> {
    const moved = await trx
      .from('orders')
      .where({ id: this.id, order_status: OrderStatus.Paying })
      .update({ ...change, updated_at: toStored(now()) })
    return Number(moved) === 1
  }
}
