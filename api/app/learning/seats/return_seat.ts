import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { revokeCodes } from '#learning/entitlements/revoke_codes'
import { lockMovableSeat } from '#learning/seats/lock_movable_seat'
import { queueSeatEvents } from '#learning/entitlements/seat_events'
import type { SeatItem } from '#learning/seats/seat_item'

/**
 * 收回: deletes the entitlements, so that the seat can be assigned or refunded (docs/decisions/0010). A concurrent
 * heartbeat either makes the seat final or finds no entitlement.
 */
export async function returnSeat(trx: Trx, item: SeatItem, seatNo: number, actorId: number): Promise<void> {
  const rows = await lockMovableSeat(trx, item, seatNo)
  const ids = rows.map(({ id }) => id)
  const [{ telephone, userId, expiresOn }] = rows
  await revokeCodes(trx, ids)
  await trx
    .table('seat_moves')
    .insert({
      order_item_id: item.id,
      seat_no: seatNo,
      from_telephone: telephone,
      to_telephone: null,
      moved_by: actorId,
      created_at: toStored(now()),
    })
  await trx.from('user_courses').whereIn('id', ids).delete()
  const courseIds = rows.map(({ courseId }) => courseId)
  await queueSeatEvents(trx, 'seat.returned', item, [{ seatNo, telephone, userId, courseIds, expiresOn }])
}
