import { ensureNotOnCyclePrint } from '#certificates/cycles/printed_hours'
import { CycleEntryKind } from '#certificates/cycles/terms'
import { updateCycles } from '#certificates/cycles/update_cycles'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

interface CountedEntry {
  cycleId: number
  specialty: string
  required: boolean
  hourEntryId: number
  day: string
  seconds: number
  rows: number
}

/** The upload of this ledger entry was reverted: its minutes count no more, also in a cycle that has ended. */
export async function revertCounted(
  trx: Trx,
  entry: { userId: number; pushEntryId: number; revertEntryId: number; actorId: number }
): Promise<void> {
  const { userId, pushEntryId, revertEntryId, actorId } = entry
  const counted = await countedEntries(trx, userId, (query) => query.where('e.hour_entry_id', pushEntryId))
  for (const { cycleId, specialty, required, day, seconds } of counted) {
    await trx
      .table('cycle_entries')
      .insert({
        education_cycle_id: cycleId,
        user_id: userId,
        specialty,
        required,
        counted_seconds: -seconds,
        counted_on: day,
        kind: CycleEntryKind.Revert,
        hour_entry_id: revertEntryId,
        cause: `revert:${revertEntryId}:${cycleId}`,
        actor_id: actorId,
        created_at: toStored(now()),
      })
  }
  await updateCycles(
    trx,
    counted.map(({ cycleId }) => cycleId)
  )
}

/**
 * Minutes that their cycle no longer takes, because its days, specialties or qualification changed.
 * @throws UserError if they are on a valid certificate of the cycle
 */
export async function releaseMisplaced(trx: Trx, userId: number): Promise<void> {
  const misplaced = await countedEntries(trx, userId, (query) =>
    query
      .join('education_cycles as c', 'c.id', 'e.education_cycle_id')
      .join('qualifications as q', 'q.id', 'c.qualification_id')
      .join('hour_entries as h', 'h.id', 'e.hour_entry_id')
      .join('hour_uploads as u', 'u.id', 'h.hour_upload_id')
      .leftJoin('cycle_targets as t', (join) =>
        join
          .on('t.education_cycle_id', 'e.education_cycle_id')
          .andOn('t.specialty', 'e.specialty')
          .andOn('t.required', 'e.required')
      )
      .where('u.state', 'confirmed')
      .where((changed) =>
        changed
          .whereNotNull('q.ended_at')
          .orWhereNull('t.id')
          .orWhere((outside) =>
            outside
              .whereNotIn('e.hour_entry_id', movedByAdmins(trx, userId))
              .where((day) =>
                day.whereColumn('e.counted_on', '<', 'c.starts_on').orWhereColumn('e.counted_on', '>', 'c.ends_on')
              )
          )
      )
  )
  await ensureNotOnCyclePrint(trx, misplaced)
  for (const { cycleId, specialty, required, hourEntryId, day, seconds, rows } of misplaced) {
    await trx
      .table('cycle_entries')
      .insert({
        education_cycle_id: cycleId,
        user_id: userId,
        specialty,
        required,
        counted_seconds: -seconds,
        counted_on: day,
        kind: CycleEntryKind.Moved,
        hour_entry_id: hourEntryId,
        cause: `moved:${hourEntryId}:${rows}`,
        created_at: toStored(now()),
      })
  }
  await updateCycles(
    trx,
    misplaced.map(({ cycleId }) => cycleId)
  )
}

/** Admins may count hours for a cycle whose days they miss. */
const movedByAdmins = (trx: Trx, userId: number) =>
  trx
    .from('cycle_entries')
    .where({ user_id: userId, kind: CycleEntryKind.Moved })
    .whereNotNull('actor_id')
    .whereNotNull('hour_entry_id')
    .select('hour_entry_id')

type Query = ReturnType<Trx['from']>

/** Uploaded minutes as they count now, by ledger entry and cycle. */
async function countedEntries(trx: Trx, userId: number, narrow: (query: Query) => Query): Promise<CountedEntry[]> {
  const query = trx
    .from('cycle_entries as e')
    .where('e.user_id', userId)
    .whereIn('e.kind', [CycleEntryKind.Push, CycleEntryKind.Moved])
    .whereNotNull('e.hour_entry_id')
    .groupBy('e.education_cycle_id', 'e.specialty', 'e.required', 'e.hour_entry_id', 'e.counted_on')
    .havingRaw('sum(e.counted_seconds) > 0')
    .select('e.education_cycle_id as cycleId', 'e.specialty', 'e.required', 'e.hour_entry_id as hourEntryId')
    .select('e.counted_on as day')
    .sum('e.counted_seconds as seconds')
  const rows = await narrow(query)
  const ids = rows.map(({ hourEntryId }) => hourEntryId)
  const totals = await trx
    .from('cycle_entries')
    .whereIn('hour_entry_id', ids)
    .groupBy('hour_entry_id')
    .select('hour_entry_id as id')
    .count('* as total')
  const rowsOf = new Map(totals.map(({ id, total }) => [id, Number(total)]))
  return rows.map((row) => ({ ...row, seconds: Number(row.seconds), rows: rowsOf.get(row.hourEntryId)! }))
}
