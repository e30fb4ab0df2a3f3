import { recordSeats } from '#commerce/seats/record_seats'
import { lockSeatLine, type SeatPlace } from '#commerce/seats/seat_lines'
import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { countSeats, type SeatCount } from '#learning/seats/count_seats'
import { limitMoves } from '#learning/seats/limit_moves'
import { returnSeat } from '#learning/seats/return_seat'
import { EventKind } from '#organisations/terms'

/** 收回 (docs/product.md 4.11). @returns the seats of the line */
export async function returnOwnSeat(
  trx: Trx,
  user: CurrentUser,
  { seatNo, ...place }: SeatPlace & { seatNo: number }
): Promise<SeatCount> {
  const item = await lockSeatLine(trx, user, place)
  await limitMoves(trx, item)
  await returnSeat(trx, item, seatNo, user.id)
  await recordSeats(trx, user, { place, kind: EventKind.Returned, people: 1 })
  return getOrFail(await countSeats([item], trx), item.id)
}
