import Order from '#commerce/order'
import { insertOrganisationOrder, organisationIdOf } from '#commerce/organisation_orders'
import { hasSeats } from '#commerce/seats/seat_lines'
import { centreMessages } from '#commerce/training_centre/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction } from '#core/transaction'
import { recordEvents } from '#organisations/record_event'
import { lockAsManager } from '#organisations/require_role'
import { EventKind, OrganisationState, organisationMessages } from '#organisations/terms'

/** A paid bulk order of a manager becomes one of the organisation; once, because its managers assign the seats. */
export async function handOverOrder(user: CurrentUser, organisationId: number, orderNo: string): Promise<void> {
  await transaction(async (trx) => {
    const order = await Order.ownedBy(user, trx).where('orderNo', orderNo).forUpdate().first()
    const { organisation } = await lockAsManager(trx, user, organisationId)
    if (!order) throw new NotFound()
    if (!hasSeats(order)) throw new UserError(centreMessages.onlyPaidBulkOrders, { field: 'orderId' })
    if (organisation.state !== OrganisationState.Verified) throw new UserError(organisationMessages.notVerified)
    if (await organisationIdOf(order.id, trx))
      throw new UserError(centreMessages.alreadyHandedOver, { field: 'orderId' })
    await insertOrganisationOrder(trx, { organisationId, orderId: order.id, handedBy: user.id })
    await recordEvents(trx, [{ organisationId, actorId: user.id, kind: EventKind.Received, details: orderNo }])
  })
}
