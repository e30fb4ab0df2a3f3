import db from '@adonisjs/lucid/services/db'
import { filterByUserNamePerRow, type QueryFilter } from '#accounts/filter_by_user_name'
import { filterByTelephone } from '#accounts/filter_by_telephone'
import type { CertSubject } from '#catalogue/terms'
import { Reading } from '#core/paginate'
import { dayEnd, dayStart, toStored } from '#core/time'
import type { HourUploadState } from '#certificates/uploads/terms'

export interface UploadFilters {
  pushStates?: HourUploadState[]
  certSubject?: CertSubject
  userName?: string
  telephone?: string
  /** Business days of the upload, inclusive. */
  uploadedFrom?: string
  uploadedTo?: string
}

export function filterUploads(
  filters: UploadFilters,
  reading: Reading = Reading.Few,
  called: QueryFilter = filters.userName ? filterByUserNamePerRow(filters.userName) : () => undefined
) {
  const { pushStates, certSubject, telephone, uploadedFrom, uploadedTo } = filters
  const query = db.from('hour_uploads as u').whereNull('u.deleted_at')
  if (pushStates) {
    const state = reading === Reading.Few ? 'u.state' : db.raw("coalesce(u.state, '')")
    query.whereIn(state as never, pushStates)
  }
  if (certSubject) {
    query
      .join('course_edu_logs as of_course', 'of_course.id', 'u.course_edu_log_id')
      .join('certificates', 'certificates.id', 'of_course.certificate_id')
      .where('certificates.cert_subject', certSubject)
  }
  called(query, 'u.user_id')
  if (telephone) query.whereIn('u.user_id', filterByTelephone(telephone))
  if (uploadedFrom) query.where('u.created_at', '>=', toStored(dayStart(uploadedFrom)))
  if (uploadedTo) query.where('u.created_at', '<', toStored(dayEnd(uploadedTo)))
  return query
}

/** The columns of the given uploads that a row shows. */
export const shownUploads = (ids: number[]) =>
  db
    .from('hour_uploads as u')
    .join('users', 'users.id', 'u.user_id')
    .join('course_edu_logs as l', 'l.id', 'u.course_edu_log_id')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .join('courses', 'courses.id', 'l.course_id')
    .whereIn('u.id', ids)
    .select('u.*', 'users.user_name', 'users.telephone', 'courses.course_name')
    .select('c.cert_subject', 'c.required_course')
