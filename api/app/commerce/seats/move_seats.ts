import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import Order from '#commerce/order'
import { recordSeats } from '#commerce/seats/record_seats'
import { lockLine, lockSeatLine, type SeatPlace } from '#commerce/seats/seat_lines'
import { audit } from '#core/audit/audit'
import { requireUser, type CurrentUser } from '#core/current_user'
import { maskTelephone } from '#core/shared_rules'
import { NotFound } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { limitMoves } from '#learning/seats/limit_moves'
import { moveSeat } from '#learning/seats/move_seat'
import { CourseSource } from '#learning/terms'
import { EventKind } from '#organisations/terms'

export async function moveOwnSeat(
  trx: Trx,
  user: CurrentUser,
  { seatNo, telephone, ...place }: SeatPlace & { seatNo: number; telephone: string }
): Promise<void> {
  const item = await lockSeatLine(trx, user, place)
  await limitMoves(trx, item)
  await moveSeat(trx, item, { seatNo, telephone, moverId: user.id })
  await recordSeats(trx, user, { place, kind: EventKind.Moved, people: 1 })
}

/** For an admin, by any entitlement of the seat. */
export async function moveAnySeat(ctx: HttpContext, userCourseId: number, telephone: string): Promise<void> {
  const seat = await seatOf(userCourseId)
  await transaction(async (trx) => {
    const order = await Order.query({ client: trx }).where('id', seat.orderId).forUpdate().firstOrFail()
    const item = await lockLine(trx, order, seat.itemId)
    const { seatNo } = seat
    const from = await moveSeat(trx, item, { seatNo, telephone, moverId: requireUser(ctx).id })
    await audit(trx, ctx, {
      action: 'seat.move',
      object: `order:${order.orderNo}`,
      before: { seatNo, telephone: maskTelephone(from) },
      after: { seatNo, telephone: maskTelephone(telephone) },
    })
  })
}

async function seatOf(userCourseId: number) {
  const seat: { orderId: number; itemId: number; seatNo: number } | null = await db
    .from('user_courses')
    .where({ id: userCourseId, source: CourseSource.Assignment })
    .whereNotNull('order_item_id')
    .select('order_id as orderId', 'order_item_id as itemId', 'seat_no as seatNo')
    .first()
  if (!seat) throw new NotFound()
  return seat
}
