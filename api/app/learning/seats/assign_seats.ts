import { VideoTypes } from '#catalogue/terms'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { lockAssignees } from '#learning/entitlements/assignees'
import { grantsOf } from '#learning/entitlements/order_contents'
import { restoreHours } from '#learning/entitlements/restore_hours'
import { notifyAssigned } from '#learning/entitlements/notify_assigned'
import { queueSeatEvents } from '#learning/entitlements/seat_events'
import { lastDayOfSeats, type SeatItem } from '#learning/seats/seat_item'
import { freeSeats, occupiedSeats } from '#learning/seats/occupied_seats'
import { CourseSource, messages, freeSeatCount, tooFewSeats, UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

export interface ListedPerson {
  telephone: string
  /** As the buyer entered it. */
  name: string | null
}

export interface AssignedSeats {
  assigned: string[]
  already: string[]
}

/** All or nothing; an error reveals nothing new (docs/threats.md T05, T49). The caller holds the order's lock. */
export async function assignSeats(trx: Trx, item: SeatItem, listed: ListedPerson[]): Promise<AssignedSeats> {
  if (!listed.length) throw new UserError(messages.noTelephones, { field: 'telephones' })
  const taken = await occupiedSeats(trx, item)
  const isTaken = ({ telephone }: ListedPerson) => taken.telephones.has(telephone)
  const already = listed.filter(isTaken).map(({ telephone }) => telephone)
  const names = new Map(listed.filter((one) => !isTaken(one)).map(({ telephone, name }) => [telephone, name]))
  const assigned = [...names.keys()]
  const seats = freeSeats(item, taken)
  if (assigned.length > seats.length) ensureEnoughSeats(assigned.length, seats.length)
  if (assigned.length) await grant(trx, item, names, seats)
  return { assigned, already }
}

function ensureEnoughSeats(requested: number, free: number): never {
  throw new UserError(tooFewSeats(requested, free), {
    code: 'too-few-seats',
    field: 'telephones',
    payload: { wanted: requested, free },
  })
}

type NamesByTelephone = Map<string, string | null>

async function grant(trx: Trx, item: SeatItem, names: NamesByTelephone, seats: number[]) {
  const until = await lastDayOfSeats(trx, item)
  if (until < businessDay()) throw new UserError(freeSeatCount(until), { code: 'seats-expired' })

  const people = await lockAssignees(trx, [...names.keys()])
  const contents = await grantsOf(trx, [item])
  contents.sort((one, other) => one.courseId - other.courseId)
  const at = toStored(now())
  const rows = people.flatMap(({ telephone, userId }, turn) =>
    contents.map(({ courseId, courseType }) => ({
      course_id: courseId,
      user_id: userId,
      telephone,
      listed_name: names.get(telephone),
      source: CourseSource.Assignment,
      order_item_id: item.id,
      order_id: item.orderId,
      seat_no: seats[turn],
      grant_key: `${CourseSource.Assignment}:${item.id}:${seats[turn]}:${courseId}`,
      user_course_status: UserCourseStatus.Valid,
      expires_on: VideoTypes.includes(courseType) ? until : null,
      claimed_at: userId && at,
      created_at: at,
    }))
  )
  await trx.table('user_courses').multiInsert(rows)
  await restoreHours(trx, {
    userIds: people.map(({ userId }) => userId),
    courseIds: contents.map(({ courseId }) => courseId),
  })
  await notifyAssigned(
    trx,
    people.map(({ userId }, turn) => ({ userId, courseId: item.courseId, reference: `seat:${item.id}:${seats[turn]}` }))
  )
  const courseIds = contents.map(({ courseId }) => courseId)
  await queueSeatEvents(
    trx,
    'seat.assigned',
    item,
    people.map(({ telephone, userId }, turn) => ({
      seatNo: seats[turn],
      telephone,
      userId,
      courseIds,
      expiresOn: until,
    }))
  )
}
