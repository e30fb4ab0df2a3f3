import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { lockAssignees } from '#learning/entitlements/assignees'
import { notifyAssigned } from '#learning/entitlements/notify_assigned'
import { restoreHours } from '#learning/entitlements/restore_hours'
import { lockMovableSeat } from '#learning/seats/lock_movable_seat'
import { revokeCodes } from '#learning/entitlements/revoke_codes'
import type { SeatItem } from '#learning/seats/seat_item'
import { queueSeatEvents } from '#learning/entitlements/seat_events'
import { occupiedSeats } from '#learning/seats/occupied_seats'
import { messages } from '#learning/terms'

export interface SeatMove {
  seatNo: number
  telephone: string
  moverId: number
}

/**
 * Locked against heartbeats: either the transfer is rejected or the heartbeat loses its entitlement (docs/product.md
 * 4.11).
 */
export async function moveSeat(trx: Trx, item: SeatItem, move: SeatMove): Promise<string> {
  const { seatNo, telephone, moverId } = move
  const [{ userId }] = await lockAssignees(trx, [telephone])
  const rows = await lockMovableSeat(trx, item, seatNo)
  if ((await occupiedSeats(trx, item)).telephones.has(telephone)) {
    throw new UserError(messages.hasSeatAlready, { code: 'seat-taken', field: 'telephone' })
  }

  const ids = rows.map(({ id }) => id)
  const at = toStored(now())
  await trx
    .from('user_courses')
    .whereIn('id', ids)
    .update({
      telephone,
      listed_name: null,
      user_id: userId,
      claimed_at: userId && at,
      // The entitlement begins now, and comes first among the user's courses.
      created_at: at,
      updated_at: at,
    })
  await restoreHours(trx, { userIds: [userId], courseIds: rows.map(({ courseId }) => courseId) })
  await revokeCodes(trx, ids)
  const [{ telephone: from }] = rows
  const [moveId] = await trx
    .table('seat_moves')
    .insert({
      order_item_id: item.id,
      seat_no: seatNo,
      from_telephone: from,
      to_telephone: telephone,
      moved_by: moverId,
      created_at: at,
    })
  const reference = `seat-move:${moveId}`
  await notifyAssigned(trx, [{ userId, courseId: item.courseId, reference }])
  const courseIds = rows.map(({ courseId }) => courseId)
  const seat = { seatNo, telephone, userId, courseIds, expiresOn: rows[0].expiresOn }
  await queueSeatEvents(trx, 'seat.moved', item, [seat])
  return from
}
