import type { HttpContext } from '@adonisjs/core/http'
import Order from '#commerce/order'
import OrderItem from '#commerce/order_item'
import { organisationIdOf } from '#commerce/organisation_orders'
import { OrderStatus, OrderType } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { SeatItem } from '#learning/seats/seat_item'
import { messages } from '#learning/terms'
import { lockAsManager, requireReader } from '#organisations/require_role'
import { isManager, organisationMessages } from '#organisations/terms'

export interface LineKey {
  orderNo: string
  itemId: number
}

/** A line and the organisation whose order it is. */
export interface SeatPlace extends LineKey {
  organisationId: number | null
}

interface SeatOrder {
  order: Order
  organisationId: number | null
  /** Viewers only read. */
  canAssign: boolean
}

export function lineKeyOf({ params }: HttpContext): LineKey {
  return { orderNo: params.orderNo, itemId: params.itemId }
}

export function hasSeats(order: Order): boolean {
  return order.orderType === OrderType.Package && order.orderStatus === OrderStatus.Paid
}

/** The order is paid. */
export function toSeatItem(order: Order, item: OrderItem): SeatItem {
  const { id, courseId, courseCount, refundedCount } = item
  return { id, orderId: order.id, courseId, courseCount, refundedCount, paidAt: order.paidAt! }
}

/**
 * Locks order, organisation and line: assigning, transferring and refunding copies wait for each other, and a manager
 * who is removed meanwhile assigns nothing.
 * @throws NotFound unless the user assigns the seats of the order
 */
export async function lockSeatLine(
  trx: Trx,
  user: CurrentUser,
  { orderNo, itemId, organisationId }: SeatPlace
): Promise<SeatItem> {
  const order = await Order.query({ client: trx }).where('orderNo', orderNo).forUpdate().first()
  if (!order) throw new NotFound()
  if (organisationId) await lockAsManager(trx, user, organisationId)
  else if (order.userId !== user.id) throw new NotFound()
  if ((await organisationIdOf(order.id, trx)) !== organisationId) {
    throw new UserError(organisationMessages.changed, { code: 'order-changed' })
  }
  return lockLine(trx, order, itemId)
}

/** The caller has locked the order. */
export async function lockLine(trx: Trx, order: Order, itemId: number): Promise<SeatItem> {
  const item = await OrderItem.query({ client: trx }).where({ id: itemId, orderId: order.id }).forUpdate().first()
  if (!item) throw new NotFound()
  ensureHasSeats(order)
  return toSeatItem(order, item)
}

/** The order of a page with seats: of the buyer, or of an organisation that the user reads. @throws NotFound */
export async function findSeatOrder(user: CurrentUser, orderNo: string): Promise<SeatOrder> {
  const order = await Order.findBy('orderNo', orderNo)
  const organisationId = order && (await organisationIdOf(order.id))
  if (!order || (!organisationId && order.userId !== user.id)) throw new NotFound()
  if (!organisationId) return { order, organisationId: null, canAssign: true }
  const { memberRole } = await requireReader(user, organisationId)
  return { order, organisationId, canAssign: isManager(memberRole) }
}

/** Before the transaction: its first plain read comes after the locks (docs/decisions/0027). */
export async function findSeatPlace(user: CurrentUser, key: LineKey): Promise<SeatPlace> {
  const { organisationId, canAssign } = await findSeatOrder(user, key.orderNo)
  if (!canAssign) throw new NotFound()
  return { ...key, organisationId }
}

export async function findLine(user: CurrentUser, { orderNo, itemId }: LineKey) {
  const { order, organisationId } = await findSeatOrder(user, orderNo)
  const item = await OrderItem.query().where({ id: itemId, orderId: order.id }).first()
  if (!item) throw new NotFound()
  ensureHasSeats(order)
  return { order, item: toSeatItem(order, item), organisationId }
}

function ensureHasSeats(order: Order): void {
  if (order.orderType !== OrderType.Package) {
    throw new UserError(messages.onlyBulkOrders, { code: 'order-without-seats' })
  }
  if (order.orderStatus !== OrderStatus.Paid) throw new UserError(messages.payFirst, { code: 'order-unpaid' })
}
