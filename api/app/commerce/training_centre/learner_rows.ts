import type { RequestedNotice } from '#accounts/notices/notices_requested_by'
import { isReminded } from '#commerce/training_centre/reminders_of'
import { toWireDay, toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import type { StudiedSeat } from '#learning/seats/centre_seats'
import { lastOpenedOnSeats } from '#learning/seats/last_opened'
import { namesOf } from '#learning/seats/seat_list'
import { ofSeats } from '#learning/seats/seat_rows'

/** What a centre may see of a learner: never hours, scores or minutes (docs/decisions/0010). */
export async function toPeople(
  seats: StudiedSeat[],
  lines: { id: number; courseName: string; orderNo: string }[],
  reminders: Map<string, RequestedNotice> = new Map()
) {
  if (!seats.length) return []
  const place = ofSeats(seats)
  const [names, lastOpened] = await Promise.all([namesOf(place), lastOpenedOnSeats(place)])
  const byId = new Map(lines.map((line) => [line.id, line]))
  return seats.map((seat) => {
    const { orderNo, courseName } = getOrFail(byId, seat.itemId)
    const opened = lastOpened.get(seat.key)
    const reminder = reminders.get(seat.telephone)
    return {
      orderItemId: seat.itemId,
      seatNo: seat.seatNo,
      orderId: orderNo,
      courseName,
      telephone: seat.telephone,
      listedName: seat.listedName,
      userName: names.get(seat.userId!) ?? null,
      state: seat.state,
      isFinished: seat.isFinished,
      isIdle: seat.isIdle,
      studyProgress: seat.progress,
      assignedDate: toWireDay(seat.assignedAt),
      lastOpenedDate: opened ? toWireDay(opened) : null,
      remindedTime: toWireTime(reminder?.createdAt),
      reminderState: reminder?.state ?? null,
      remindable: seat.isIdle && !isReminded(reminder),
    }
  })
}
