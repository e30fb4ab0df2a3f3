import Order from '#commerce/order'
import { hasSeats } from '#commerce/seats/seat_lines'
import { centreMessages } from '#commerce/training_centre/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { recordEvents } from '#organisations/record_event'
import { lockAsManager } from '#organisations/require_role'
import { EventKind, OrganisationState, organisationMessages } from '#organisations/terms'

/** A paid bulk order of a manager appears in the centre of the organisation; once, because members see it there. */
export async function handOverOrder(user: CurrentUser, organisationId: number, orderNo: string): Promise<void> {
  await transaction(async (trx) => {
    const order = await Order.ownedBy(user, trx).where('orderNo', orderNo).forUpdate().first()
    const { organisation } = await lockAsManager(trx, user, organisationId)
    if (!order) throw new NotFound()
    if (!hasSeats(order)) throw new UserError(centreMessages.onlyPaidBulkOrders, { field: 'orderId' })
    if (organisation.state !== OrganisationState.Verified) throw new UserError(organisationMessages.notVerified)
    const handed = await trx.from('organisation_orders').where('order_id', order.id).select('id').first()
    if (handed) throw new UserError(centreMessages.alreadyHandedOver, { field: 'orderId' })
    const created = { handed_by: user.id, created_at: toStored(now()) }
    await trx.table('organisation_orders').insert({ organisation_id: organisationId, order_id: order.id, ...created })
    await recordEvents(trx, [{ organisationId, actorId: user.id, kind: EventKind.Received, details: orderNo }])
  })
}
