import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'

interface EduLogFacts {
  subject?: string
  required?: boolean
  total?: number
  held?: number
  available?: number
  used?: number
  status?: string
}

let made = 0

/** A person's study record of a course with so many seconds in its accounts, and the certificate it counts for. */
export async function eduLog(userId: number, courseId: number, facts: EduLogFacts = {}) {
  const createdAt = { created_at: toStored(now()) }
  const account = {
    user_id: userId,
    cert_subject: facts.subject ?? 'jzgc',
    required_course: facts.required ?? true,
  }
  const known = await db.from('certificates').where(account).first()
  const certificateId: number =
    known?.id ?? (await db.table('certificates').insert({ ...account, ...createdAt }))[0]
  const [courseEduLogId] = await db.table('course_edu_logs').insert({
    ...{ user_id: userId, course_id: courseId, certificate_id: certificateId },
    ...createdAt,
    total_seconds: facts.total ?? 0,
    course_edu_log_status: facts.status ?? 'learning',
  })
  await db.table('hour_entries').insert({
    ...{ user_id: userId, course_edu_log_id: courseEduLogId },
    ...createdAt,
    kind: 'watch',
    held_seconds: facts.held ?? 0,
    available_seconds: facts.available ?? 0,
    used_seconds: facts.used ?? 0,
    cause: `test:${process.pid}:${++made}`,
  })
  return { courseEduLogId: courseEduLogId as number, certificateId }
}

interface UploadFacts {
  state?: string
  seconds?: number
}

/** A push that was sent, confirmed unless said otherwise; its id. */
export async function hourUpload(userId: number, courseEduLogId: number, facts: UploadFacts = {}) {
  const { state = 'confirmed', seconds = 600 } = facts
  const at = toStored(now())
  const [id] = await db.table('hour_uploads').insert({
    ...{ user_id: userId, course_edu_log_id: courseEduLogId, state },
    push_id: `test-${process.pid}-${++made}`,
    pushed_seconds: seconds,
    request: JSON.stringify([{ chapterId: null, seconds }]),
    ...{ attempts: 1, sent_at: at, created_at: at },
    confirmed_at: state === 'confirmed' ? at : null,
  })
  return id as number
}
