import db from '@adonisjs/lucid/services/db'
import type Order from '#commerce/order'
import { messages, OrderStatus, OrderType } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { recordEvents } from '#organisations/record_event'
import { isManagerOf, isVerifiedManager } from '#organisations/require_role'
import { EventKind } from '#organisations/terms'

interface Purchase {
  buyerId: number
  organisationId: number
  orderType: OrderType
}

/** The caller holds the lock of the buyer. @throws UserError unless the buyer manages the verified organisation */
export async function ensureCanBuyFor(trx: Trx, { buyerId, organisationId, orderType }: Purchase): Promise<void> {
  if (orderType !== OrderType.Package)
    throw new UserError(messages.onlyBulkForOrganisation, { field: 'organisationId' })
  if (await isVerifiedManager(trx, buyerId, organisationId)) return
  throw new UserError(messages.notForOrganisation, { field: 'organisationId' })
}

/**
 * A paid order becomes one of the organisation that it was bought for. If its buyer does not manage it any more, or it
 * is not verified, the order stays the buyer's own: who pays gets the seats. The caller has locked order and buyer.
 */
export async function receivePaidOrder(
  trx: Trx,
  { id, userId, orderNo }: { id: number; userId: number; orderNo: string },
  organisationId: number
): Promise<void> {
  if (!(await isVerifiedManager(trx, userId, organisationId))) return
  await insertOrganisationOrder(trx, { organisationId, orderId: id, handedBy: userId })
  await recordEvents(trx, [{ organisationId, actorId: userId, kind: EventKind.Bought, details: orderNo }])
}

export async function insertOrganisationOrder(
  trx: Trx,
  { organisationId, orderId, handedBy }: { organisationId: number; orderId: number; handedBy: number }
): Promise<void> {
  await trx
    .table('organisation_orders')
    .insert({ organisation_id: organisationId, order_id: orderId, handed_by: handedBy, created_at: toStored(now()) })
}

export async function organisationIdOf(orderId: number, trx?: Trx): Promise<number | null> {
  const row = await (trx ?? db)
    .from('organisation_orders')
    .where('order_id', orderId)
    .select('organisation_id as organisationId')
    .first()
  return row ? Number(row.organisationId) : null
}

/** For whom the order was bought; null for an order of the buyer's own. */
export async function orderOrganisation(viewer: CurrentUser, order: Order, receivedBy: number | null) {
  const id = receivedBy ?? order.quoteSnapshot.organisationId
  if (!id) return null
  const organisation = await db.from('organisations').where('id', id).select('organisation_name').first()
  if (!organisation) return null
  const isPaid = order.orderStatus === OrderStatus.Paid
  return {
    organisationName: String(organisation.organisation_name),
    /** Whether its managers assign the seats; before the payment nobody does. */
    received: isPaid ? receivedBy !== null : null,
    canAssign: receivedBy === null || (await isManagerOf(viewer, receivedBy)),
  }
}
