import db from '@adonisjs/lucid/services/db'
import { filterByUserNamePerRow, type QueryFilter } from '#accounts/filter_by_user_name'
import { filterByTelephone } from '#accounts/filter_by_telephone'
import type { CycleState, MissingSort } from '#certificates/cycles/terms'

export interface CycleFilters {
  kindId?: number
  dueBefore?: string
  missing?: MissingSort
  cycleStates?: CycleState[]
  userName?: string
  telephone?: string
  userId?: number
}

/** Cycles of qualifications that have not ended. */
export function filterCycles(
  filters: CycleFilters,
  called: QueryFilter = filters.userName ? filterByUserNamePerRow(filters.userName) : () => undefined
) {
  const { kindId, dueBefore, missing, cycleStates, telephone, userId } = filters
  const query = db
    .from('education_cycles as c')
    .join('qualifications as q', 'q.id', 'c.qualification_id')
    .join('users as u', 'u.id', 'c.user_id')
    .whereNull('q.ended_at')
  if (kindId) query.where('q.qualification_kind_id', kindId)
  if (dueBefore) query.where('c.apply_until', '<=', dueBefore)
  if (cycleStates) query.whereIn('c.state', cycleStates)
  if (userId) query.where('c.user_id', userId)
  if (missing) query.whereRaw(`exists (${missingTargets(missing)})`)
  called(query, 'c.user_id')
  if (telephone) query.whereIn('c.user_id', filterByTelephone(telephone))
  return query
}

function missingTargets(sort: MissingSort): string {
  const isOfSort = { any: '', required: 'and t.required = 1', elective: 'and t.required = 0' }[sort]
  return `select 1 from cycle_targets t where t.education_cycle_id = c.id ${isOfSort}
    and t.target_seconds > t.counted_seconds`
}
