import type { ReadingKind } from '#organisations/terms'
import { now, toStored, toWireDay } from '#core/time'
import type { Trx } from '#core/transaction'

const batch = 500

/** Once a day per member, reader and kind; a reader's own hours are not counted. */
export async function recordReadings(
  trx: Trx,
  { memberIds, readerId, kind }: { memberIds: number[]; readerId: number; kind: ReadingKind }
): Promise<void> {
  const ids = [...new Set(memberIds)]
  const created = { actor_id: readerId, kind, read_on: toWireDay(now()), created_at: toStored(now()) }
  for (let from = 0; from < ids.length; from += batch) {
    const others = await trx
      .from('organisation_members')
      .whereIn('id', ids.slice(from, from + batch))
      .where((by) => void by.whereNull('user_id').orWhereNot('user_id', readerId))
      .whereNotExists((readings) => {
        void readings
          .from('organisation_readings as r')
          .whereColumn('r.organisation_member_id', 'organisation_members.id')
          .where({ 'r.actor_id': readerId, 'r.kind': kind, 'r.read_on': created.read_on })
          .select('r.id')
      })
      .select('id')
    if (!others.length) continue
    await trx
      .knexQuery()
      .table('organisation_readings')
      .insert(others.map(({ id }) => ({ organisation_member_id: id, ...created })))
      .onConflict()
      .ignore()
  }
}
