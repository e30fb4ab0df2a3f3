import { lockSeatLine, type SeatPlace } from '#commerce/seats/seat_lines'
import { recordSeats } from '#commerce/seats/record_seats'
import type { CurrentUser } from '#core/current_user'
import { readTelephones, TelephoneErrorText, type TelephoneEntry } from '#core/telephone_list'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { assignSeats, type AssignedSeats } from '#learning/seats/assign_seats'
import { countSeats } from '#learning/seats/count_seats'
import { assignedMessage, SeatResult, SeatResultText } from '#learning/terms'
import { EventKind } from '#organisations/terms'

/** 分配, with a result for each entry (docs/product.md 4.9, 4.10). */
export async function assignOwnSeats(trx: Trx, user: CurrentUser, place: SeatPlace, telephones: string | string[]) {
  const entries = readTelephones([telephones].flat().join('\n'))
  const item = await lockSeatLine(trx, user, place)
  const listed = entries.flatMap(({ telephone, name }) => (telephone ? { telephone, name } : []))
  const done = await assignSeats(trx, item, listed)
  await recordSeats(trx, user, { place, kind: EventKind.Assigned, people: done.assigned.length })
  return {
    msg: assignedMessage(done.assigned.length, done.already),
    results: entries.map((entry) => resultOf(entry, done)),
    seats: getOrFail(await countSeats([item], trx), item.id),
  }
}

function resultOf(entry: TelephoneEntry, { assigned }: AssignedSeats) {
  const { typed, telephone, name, fault, times } = entry
  const result = fault ? SeatResult.Invalid : assigned.includes(telephone!) ? SeatResult.Assigned : SeatResult.Already
  const resultText = fault ? TelephoneErrorText[fault] : SeatResultText[result]
  return { typed, telephone, name, times, result, resultText }
}
