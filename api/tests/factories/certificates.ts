import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'

interface EduLogOptions {
  subject?: string
  required?: boolean
  total?: number
  held?: number
  available?: number
  used?: number
  status?: string
}

let made = 0

/** A user's study record of a course with the given seconds, and the certificate it counts for. */
export async function eduLog(userId: number, courseId: number, options: EduLogOptions = {}) {
  const createdAt = { created_at: toStored(now()) }
  const account = {
    user_id: userId,
    cert_subject: options.subject ?? 'jzgc',
    required_course: options.required ?? true,
  }
  const known = await db.from('certificates').where(account).first()
  const certificateId: number = known?.id ?? (await db.table('certificates').insert({ ...account, ...createdAt }))[0]
  const [courseEduLogId] = await db
    .table('course_edu_logs')
    .insert({
      user_id: userId,
      course_id: courseId,
      certificate_id: certificateId,
      ...createdAt,
      total_seconds: options.total ?? 0,
      course_edu_log_status: options.status ?? 'learning',
    })
  await db
    .table('hour_entries')
    .insert({
      user_id: userId,
      course_edu_log_id: courseEduLogId,
      ...createdAt,
      kind: 'watch',
      held_seconds: options.held ?? 0,
      available_seconds: options.available ?? 0,
      used_seconds: options.used ?? 0,
      cause: `test:${process.pid}:${++made}`,
    })
  return { courseEduLogId: courseEduLogId as number, certificateId }
}

interface HourUploadOptions {
  state?: string
  seconds?: number
}

/** An upload to the registry, confirmed by default. @returns its id */
export async function hourUpload(userId: number, courseEduLogId: number, options: HourUploadOptions = {}) {
  const { state = 'confirmed', seconds = 600 } = options
  const at = toStored(now())
  const [id] = await db
    .table('hour_uploads')
    .insert({
      user_id: userId,
      course_edu_log_id: courseEduLogId,
      state,
      push_id: `test-${process.pid}-${++made}`,
      pushed_seconds: seconds,
      request: JSON.stringify([{ chapterId: null, seconds }]),
      attempts: 1,
      sent_at: at,
      created_at: at,
      confirmed_at: state === 'confirmed' ? at : null,
    })
  return id as number
}

/** An unresolved discrepancy of a compared day. @returns its id */
export async function registryDifference(day: string, options: Record<string, unknown> = {}) {
  const at = toStored(now())
  const known = await db.from('registry_days').where({ day }).first()
  const [registryDayId] = known
    ? [known.id]
    : await db.table('registry_days').insert({ day, status: 'done', ran_at: at, created_at: at })
  const [id] = await db
    .table('registry_differences')
    .insert({
      registry_day_id: registryDayId,
      push_id: `strange-${process.pid}-${++made}`,
      difference: 'province-only',
      province_seconds: 2700,
      receipt_no: 'SD0001',
      created_at: at,
      ...options,
    })
  return id as number
}
