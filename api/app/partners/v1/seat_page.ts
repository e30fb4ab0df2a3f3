import type { HttpContext } from '@adonisjs/core/http'
import { wireToRfc3339 } from '#core/time'
import { toSeats, type Seat } from '#learning/seats/seat_list'
import { seatKey, seatRows, type SeatRow, type SeatScope } from '#learning/seats/seat_rows'
import { externalIdsOf } from '#partners/v1/external_ids_of'
import { cursorOf, limitOf, toPage, type Page } from '#partners/v1/wire'

/** Seats in the order of their lines; the cursor is `<line>-<seat>`. */
export async function seatPage(ctx: HttpContext, place: SeatScope, page: Page) {
  const [line, seat] = cursorOf(page)
  const later: SeatScope = (rows) => {
    place(rows)
    void rows.where((either) => {
      void either.where('user_courses.order_item_id', '>', line)
      void either.orWhere((same) => {
        void same.where('user_courses.order_item_id', line).where('user_courses.seat_no', '>', seat)
      })
    })
  }
  const rows: SeatRow[] = await seatRows(later)
    .orderBy('itemId')
    .orderBy('seatNo')
    .limit(limitOf(page) + 1)
  const seats = await toSeats(rows)
  const userIds = rows.flatMap(({ userId }) => userId ?? [])
  const externalIds = await externalIdsOf(ctx, 'people', userIds)
  const items = rows.map((row, at) => ({ row, seat: seats[at], externalId: externalIds.get(row.userId ?? 0) ?? null }))
  return toPage(items, { limit: limitOf(page), toItem, cursor: ({ row }) => seatKey(row) })
}

function toItem({ row, seat, externalId }: { row: SeatRow; seat: Seat; externalId: string | null }) {
  const time = (text: string | null) => text && wireToRfc3339(text)
  return {
    lineId: row.itemId,
    seatNo: seat.seatNo,
    telephone: seat.telephone,
    listedName: seat.listedName,
    userName: seat.userName,
    /** Of the person who learns. */
    externalId,
    state: seat.state,
    progressPercent: seat.studyProgress,
    assignedAt: time(seat.assignedTime)!,
    claimedAt: time(seat.claimedTime),
    firstStudiedAt: time(seat.firstStudiedTime),
    expiresOn: seat.expiryDate,
  }
}
