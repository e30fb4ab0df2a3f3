import db from '@adonisjs/lucid/services/db'
import { lockUser } from '#accounts/lock_user'
import { attributeHours } from '#certificates/cycles/attribute_hours'
import { CycleEntryKind, CycleState } from '#certificates/cycles/terms'
import { now, toStored, toWireDay } from '#core/time'
import { transaction } from '#core/transaction'

const batch = 5_000

/**
 * Counts uploaded hours that count nowhere although a cycle takes them, then the sums and states of all cycles. It can
 * be interrupted and started again. @returns how many changed
 */
export async function recomputeCycles(): Promise<{ people: number; targets: number; states: number }> {
  const people = await peopleWithUncountedHours()
  for (const userId of people) {
    await transaction(async (trx) => {
      await lockUser(trx, userId)
      await attributeHours(trx, userId)
    })
  }
  return { people: people.length, ...(await recomputeSums()) }
}

async function peopleWithUncountedHours(): Promise<number[]> {
  const rows = await db
    .from('hour_entries as h')
    .join('hour_uploads as u', 'u.id', 'h.hour_upload_id')
    .where({ 'h.kind': 'push', 'u.state': 'confirmed' })
    .whereExists(db.from('education_cycles as c').whereColumn('c.user_id', 'h.user_id').select(db.raw('1')))
    .whereNotExists(db.from('cycle_entries as e').whereColumn('e.hour_entry_id', 'h.id').select(db.raw('1')))
    .distinct('h.user_id as userId')
    .orderBy('h.user_id')
  return rows.map(({ userId }) => Number(userId))
}

const counted = `select coalesce(sum(e.counted_seconds), 0) from cycle_entries e
  where e.education_cycle_id = cycle_targets.education_cycle_id and e.specialty = cycle_targets.specialty
    and e.required = cycle_targets.required and e.kind <> '${CycleEntryKind.Outside}'`

const state = `case when exists (select 1 from cycle_targets t
    where t.education_cycle_id = education_cycles.id and t.target_seconds > t.counted_seconds)
  then case when ends_on < ? then '${CycleState.Closed}' else '${CycleState.Open}' end
  else '${CycleState.Met}' end`

/** In batches, so that no statement runs for seconds. */
async function recomputeSums(): Promise<{ targets: number; states: number }> {
  const [{ last }] = await db.from('education_cycles').max('id as last')
  const today = toWireDay(now())
  const changed = { targets: 0, states: 0 }
  for (let first = 1; first <= Number(last ?? 0); first += batch) {
    const ids: [number, number] = [first, first + batch - 1]
    const targets = await db
      .from('cycle_targets')
      .whereBetween('education_cycle_id', ids)
      .whereRaw(`counted_seconds <> (${counted})`)
      .update({ counted_seconds: db.raw(`(${counted})`) })
    const states = await db
      .from('education_cycles')
      .whereBetween('id', ids)
      .whereRaw(`state <> ${state}`, [today])
      .update({ state: db.raw(state, [today]), updated_at: toStored(now()) })
    changed.targets += Number(targets)
    changed.states += Number(states)
  }
  return changed
}
