import type { CentreOwner } from '#commerce/bought_by'
import { seatsOfCentre, boughtLines } from '#commerce/training_centre/purchased_lines'
import { statsOf, toLines } from '#commerce/training_centre/seat_stats'
import { matchKeyword } from '#commerce/training_centre/find_seats'
import { toPeople } from '#commerce/training_centre/learner_rows'
import { remindersOf } from '#commerce/training_centre/reminders_of'
import { CourseBlank, StudyReminder } from '#commerce/training_centre/terms'
import { smsText } from '#drivers/sms/notice_texts'
import { centreSeats, isOf, withProgress, type StudiedSeat } from '#learning/seats/centre_seats'
import { countSeats } from '#learning/seats/count_seats'
import type { CentreFilter } from '#learning/terms'

export interface CentreFilters {
  state?: CentreFilter
  courseId?: number
  keyword?: string
}

/** 我的学员: all seats of a centre in a fixed number of statements, whatever their number (docs/decisions/0010). */
export async function showCentre(owner: CentreOwner, filters: CentreFilters & { page?: number; pageSize?: number }) {
  const { page = 1, pageSize = 20 } = filters
  const place = seatsOfCentre(owner)
  const [lines, assignedSeats, reminders] = await Promise.all([
    boughtLines(owner),
    centreSeats(place),
    remindersOf(owner),
  ])
  const [counts, seats] = await Promise.all([countSeats(lines), withProgress(place, assignedSeats)])
  const found = await filterSeats(seats, filters, { owner, lines })
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  return {
    figures: statsOf([...counts.values()], seats, reminders),
    lines: toLines(lines, counts, seats),
    people: await toPeople(shown, lines, reminders),
    total: found.length,
    reminderText: smsText(StudyReminder, { course: CourseBlank })!,
  }
}

export async function filterSeats(
  seats: StudiedSeat[],
  { state, courseId, keyword }: CentreFilters,
  { owner, lines }: { owner: CentreOwner; lines: { id: number; courseId: number }[] }
): Promise<StudiedSeat[]> {
  const inCourse = new Set(lines.filter((line) => line.courseId === courseId).map(({ id }) => id))
  const found = seats.filter((seat) => isOf(state, seat) && (!courseId || inCourse.has(seat.itemId)))
  return matchKeyword(found, keyword, { owner })
}
