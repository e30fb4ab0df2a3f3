import db from '@adonisjs/lucid/services/db'
import { filterByUserNamePerRow, type QueryFilter } from '#accounts/filter_by_user_name'
import { filterByTelephone } from '#accounts/filter_by_telephone'
import { qualificationNumberIndex } from '#certificates/qualifications/number'
import type { QualificationOrigin } from '#certificates/qualifications/terms'

export interface QualificationFilters {
  kindId?: number
  verified?: number
  origin?: QualificationOrigin
  endsBefore?: string
  qualificationNumber?: string
  userName?: string
  telephone?: string
  userId?: number
}

/** Present ones. */
export function filterQualifications(
  filters: QualificationFilters,
  called: QueryFilter = filters.userName ? filterByUserNamePerRow(filters.userName) : () => undefined
) {
  const { kindId, verified, origin, endsBefore, qualificationNumber, telephone, userId } = filters
  const query = db.from('qualifications as q').join('users as u', 'u.id', 'q.user_id').whereNull('q.ended_at')
  if (kindId) query.where('q.qualification_kind_id', kindId)
  if (verified === 1) query.whereNotNull('q.verified_at')
  if (verified === 0) query.whereNull('q.verified_at')
  if (origin) query.where('q.origin', origin)
  if (endsBefore) query.where('q.valid_to', '<=', endsBefore)
  if (qualificationNumber) {
    query.where('q.number_index', qualificationNumberIndex(qualificationNumber.toUpperCase()))
  }
  if (userId) query.where('q.user_id', userId)
  called(query, 'q.user_id')
  if (telephone) query.whereIn('q.user_id', filterByTelephone(telephone))
  return query
}
