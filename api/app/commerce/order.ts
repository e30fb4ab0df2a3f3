import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import User from '#accounts/user'
import OrderItem from '#commerce/order_item'
import type { Quote } from '#commerce/pricing/quote'
import { OrderStatus, type CloseReason, type OrderType } from '#commerce/terms'
import { OrderSchema } from '#core/schema'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

export interface AddressSnapshot {
  name: string
  telephone: string
  regionText: string
  address: string
}

/** What the buyer decided, stored with the quote. */
export interface OrderNotes {
  /** Courses that the buyer knowingly bought again. */
  renew: number[]
  hasInvoice: boolean
  organisationId?: number
}

/** The status changes once, by compare-and-set; only a late payment reopens a deleted order (docs/decisions/0022). */
export default class Order extends OrderSchema {
  declare orderStatus: OrderStatus
  declare orderType: OrderType
  declare closeReason: CloseReason | null

  @hasMany(() => OrderItem, { onQuery: (query) => query.orderBy('position') })
  declare items: HasMany<typeof OrderItem>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  static ownedBy(user: CurrentUser, trx?: Trx) {
    return Order.query({ client: trx }).where('userId', user.id)
  }

  static async owned(user: CurrentUser, orderNo: string): Promise<Order> {
    const order = await Order.ownedBy(user).where('orderNo', orderNo).first()
    if (!order) throw new NotFound()
    return order
  }

  static async seenBy(viewer: CurrentUser, orderNo: string): Promise<Order> {
    if (!isAdmin(viewer)) return Order.owned(viewer, orderNo)
    const order = await Order.findBy('orderNo', orderNo)
    if (!order) throw new NotFound()
    return order
  }

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

  /** Empty for an imported order. */
  get quoteSnapshot(): Partial<Quote & OrderNotes> {
    return JSON.parse(this.quote)
  }

  markClosed(trx: Trx, reason: CloseReason): Promise<boolean> {
    return this.#move(trx, { order_status: OrderStatus.Deleted, close_reason: reason, closed_at: toStored(now()) })
  }

  /** Only in the transaction that settles the order with a late payment. */
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
