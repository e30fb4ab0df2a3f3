import type { EventKind } from '#organisations/terms'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

interface NewEvent {
  organisationId: number
  actorId: number
  kind: EventKind
  memberId?: number | null
  people?: number
  details?: string | null
}

/** The only writer of `organisation_events`, in the transaction of what happened. */
export async function recordEvents(trx: Trx, events: NewEvent[]): Promise<void> {
  if (!events.length) return
  const at = toStored(now())
  await trx
    .table('organisation_events')
    .multiInsert(
      events.map(({ organisationId, actorId, kind, memberId = null, people = 1, details = null }) => ({
        organisation_id: organisationId,
        actor_id: actorId,
        kind,
        organisation_member_id: memberId,
        people,
        details,
        created_at: at,
      }))
    )
}
