import { queueNotices, type WaitingNotice } from '#accounts/notices/queue_notices'
import { lockDailyBudget, remainingNoticesToday } from '#accounts/sms_codes/daily_sms_limit'
import type { CentreOwner } from '#commerce/bought_by'
import { seatsOfCentre, boughtLines } from '#commerce/training_centre/purchased_lines'
import { matchKeyword } from '#commerce/training_centre/find_seats'
import { isReminded, reminderKeyOf, remindersOf } from '#commerce/training_centre/reminders_of'
import {
  MaxRemindersAtOnce,
  reminderCourse,
  remindedMessage,
  SkipReason,
  SkipReasonText,
  StudyReminder,
} from '#commerce/training_centre/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { BusinessZone, now } from '#core/time'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { centreSeats, type CentreSeat } from '#learning/seats/centre_seats'
import { seatKey } from '#learning/seats/seat_rows'
import { SeatState } from '#learning/terms'
import { lockAsManager } from '#organisations/require_role'

export interface ReminderRequest {
  organisationId?: number
  seats?: { orderItemId: number; seatNo: number }[]
  /** All inactive seats among these. */
  filter?: { courseId?: number; keyword?: string }
}

/**
 * Queues one SMS per learner. The lock of the buyer or organisation comes before the first plain read, so the second of two clicks sees
 * the first; the unique key of the week enforces it in the database too (docs/decisions/0010). The quota of the day is
 * locked as well: of two concurrent centres the second counts what the first sends.
 */
export async function sendReminders(trx: Trx, user: Pick<CurrentUser, 'id'>, request: ReminderRequest) {
  const owner = await lockOwner(trx, user, request)
  await lockDailyBudget(trx)
  const chosen = await chooseSeats(trx, owner, request)
  const reminders = await remindersOf(owner, trx)
  const left = await remainingNoticesToday(trx)

  const skipped = new Map<SkipReason, Set<string>>()
  const skip = (reason: SkipReason, telephone: string) =>
    skipped.set(reason, (skipped.get(reason) ?? new Set()).add(telephone))
  const reminded: CentreSeat[][] = []
  for (const [telephone, seats] of Map.groupBy(chosen, (seat) => seat.telephone)) {
    const idle = seats.filter(({ isIdle }) => isIdle)
    if (!idle.length) skip(reasonOf(seats[0]), telephone)
    else if (isReminded(reminders.get(telephone))) skip(SkipReason.Reminded, telephone)
    else if (reminded.length >= MaxRemindersAtOnce) skip(SkipReason.Beyond, telephone)
    else if (reminded.length >= left) skip(SkipReason.Budget, telephone)
    else reminded.push(idle)
  }
  const names = reminded.length ? await namesOfLines(trx, owner) : new Map<number, string>()
  await queueNotices(
    trx,
    reminded.map((seats) => toNotice({ owner, requestedBy: user.id }, seats, names))
  )
  return {
    msg: remindedMessage(
      reminded.length,
      [...skipped.values()].reduce((sum, { size }) => sum + size, 0)
    ),
    reminded: reminded.length,
    skipped: [...skipped].map(([reason, telephones]) => ({
      reason,
      reasonText: SkipReasonText[reason],
      people: telephones.size,
    })),
  }
}

async function lockOwner(
  trx: Trx,
  user: Pick<CurrentUser, 'id'>,
  { organisationId }: ReminderRequest
): Promise<CentreOwner> {
  if (organisationId) {
    await lockAsManager(trx, user, organisationId)
    return { organisationId }
  }
  await trx.from('users').where('id', user.id).select('id').forUpdate().first()
  return { userId: user.id }
}

/** @throws NotFound for a seat of another centre, as for one that does not exist */
async function chooseSeats(trx: Trx, owner: CentreOwner, { seats, filter }: ReminderRequest) {
  const own = await centreSeats(seatsOfCentre(owner, filter?.courseId), trx)
  if (!seats) {
    const idle = own.filter(({ isIdle }) => isIdle)
    return matchKeyword(idle, filter?.keyword, { owner, client: trx })
  }
  const byKey = new Map(own.map((seat) => [seat.key, seat]))
  const keys = new Set(seats.map(({ orderItemId, seatNo }) => seatKey({ itemId: orderItemId, seatNo })))
  return [...keys].map((key) => {
    const seat = byKey.get(key)
    if (!seat) throw new NotFound()
    return seat
  })
}

function reasonOf({ state }: CentreSeat): SkipReason {
  if (state === SeatState.Studied) return SkipReason.Studied
  return state === SeatState.Ended ? SkipReason.Ended : SkipReason.Recent
}

async function namesOfLines(trx: Trx, owner: CentreOwner): Promise<Map<number, string>> {
  const lines = await boughtLines(owner, trx)
  return new Map(lines.map(({ id, courseName }) => [id, courseName]))
}

function toNotice(
  { owner, requestedBy }: { owner: CentreOwner; requestedBy: number },
  seats: CentreSeat[],
  names: Map<number, string>
): WaitingNotice {
  const [{ telephone }] = seats
  const courses = [...new Set(seats.map(({ itemId }) => getOrFail(names, itemId)))]
  const week = now().setZone(BusinessZone).toFormat("kkkk-'W'WW")
  return {
    telephone,
    notice: StudyReminder,
    values: { course: reminderCourse(courses) },
    idempotencyKey: `${reminderKeyOf(owner)}${telephone}:${week}`,
    requestedBy,
  }
}
