import type { SeatPlace } from '#commerce/seats/seat_lines'
import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'
import { recordEvents } from '#organisations/record_event'
import type { EventKind } from '#organisations/terms'

interface SeatChange {
  place: SeatPlace
  kind: EventKind
  people: number
}

/** Managers read who assigned and moved the seats of their organisation. */
export async function recordSeats(trx: Trx, { id: actorId }: CurrentUser, change: SeatChange): Promise<void> {
  const { place, kind, people } = change
  const { organisationId, orderNo } = place
  if (organisationId && people) await recordEvents(trx, [{ organisationId, actorId, kind, people, details: orderNo }])
}
