import db from '@adonisjs/lucid/services/db'
import type { CertSubject } from '#catalogue/terms'
import { likeContains, matchTelephone } from '#core/query_rules'
import { dayEnd, dayStart, toStored } from '#core/time'
import type { PushState } from '#certificates/uploads/terms'

export interface PushFilters {
  pushStates?: PushState[]
  certSubject?: CertSubject
  userName?: string
  telephone?: string
  /** Business days of the upload, inclusive. */
  uploadedFrom?: string
  uploadedTo?: string
}

export function filteredPushes(filters: PushFilters) {
  const { pushStates, certSubject, userName, telephone, uploadedFrom, uploadedTo } = filters
  const query = db
    .from('hour_uploads as u')
    .join('users', 'users.id', 'u.user_id')
    .join('course_edu_logs as l', 'l.id', 'u.course_edu_log_id')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .join('courses', 'courses.id', 'l.course_id')
    .whereNull('u.deleted_at')
  if (pushStates) query.whereIn('u.state', pushStates)
  if (certSubject) query.where('c.cert_subject', certSubject)
  if (userName) query.whereRaw("users.user_name like ? escape '!'", [likeContains(userName)])
  if (telephone) matchTelephone(query, 'users.telephone', telephone)
  if (uploadedFrom) query.where('u.created_at', '>=', toStored(dayStart(uploadedFrom)))
  if (uploadedTo) query.where('u.created_at', '<', toStored(dayEnd(uploadedTo)))
  return query
}

export const pushColumns = [
  'u.*',
  'users.user_name',
  'users.telephone',
  'courses.course_name',
  'c.cert_subject',
  'c.required_course',
]
