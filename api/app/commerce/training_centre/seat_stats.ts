import type { RequestedNotice } from '#accounts/notices/notices_requested_by'
import type { BoughtLine } from '#commerce/training_centre/purchased_lines'
import { isReminded } from '#commerce/training_centre/reminders_of'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import type { StudiedSeat } from '#learning/seats/centre_seats'
import type { SeatCount } from '#learning/seats/count_seats'
import { SeatState } from '#learning/terms'

/** Each number but the first two is the length of the list behind its filter. */
export function statsOf(counts: SeatCount[], seats: StudiedSeat[], reminders: Map<string, RequestedNotice>) {
  const idle = seats.filter(({ isIdle }) => isIdle)
  const open = idle.filter(({ telephone }) => !isReminded(reminders.get(telephone)))
  return {
    ...sumOf(counts),
    ...studyOf(seats),
    /** Learners, not seats. */
    remindable: new Set(open.map(({ telephone }) => telephone)).size,
  }
}

export function toLines(lines: BoughtLine[], counts: Map<number, SeatCount>, seats: StudiedSeat[]) {
  const seatsOfOrderLine = Map.groupBy(seats, ({ itemId }) => itemId)
  return lines.map(({ id, orderNo, courseId, courseName, paidAt }) => ({
    orderItemId: id,
    orderId: orderNo,
    courseId,
    courseName,
    paidTime: toWireTime(paidAt),
    ...sumOf([getOrFail(counts, id)]),
    ...studyOf(seatsOfOrderLine.get(id) ?? []),
  }))
}

function sumOf(counts: SeatCount[]) {
  const sum = (of: (count: SeatCount) => number) => counts.reduce((total, count) => total + of(count), 0)
  return { bought: sum(({ bought }) => bought), free: sum(({ free }) => free), given: sum(({ assigned }) => assigned) }
}

function studyOf(seats: StudiedSeat[]) {
  const count = (is: (seat: StudiedSeat) => boolean) => seats.filter(is).length
  return {
    waiting: count(({ state }) => state === SeatState.Waiting),
    started: count(({ state }) => state === SeatState.Studied),
    finished: count(({ isFinished }) => isFinished),
    idle: count(({ isIdle }) => isIdle),
  }
}
