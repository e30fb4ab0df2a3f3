import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import { HoursRegistry } from '#drivers/hours/hours_registry'
import LocalRegistry from '#drivers/hours/local_registry'

/** Adds demo uploads with a receipt to the local registry, so that the reconciliation finds them. */
export async function importDemoUploads(): Promise<void> {
  const registry = await app.container.make(HoursRegistry)
  if (!(registry instanceof LocalRegistry)) return
  const rows = await db
    .from('hour_uploads as u')
    .join('course_edu_logs as l', 'l.id', 'u.course_edu_log_id')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .join('courses', 'courses.id', 'l.course_id')
    .join('users', 'users.id', 'u.user_id')
    .whereNotNull('u.receipt_no')
    .select(
      'u.*',
      'c.cert_subject',
      'c.required_course',
      'courses.course_name',
      'users.user_name',
      'users.id_card_masked'
    )
  for (const row of rows) {
    await registry.importPush({
      pushId: row.push_id,
      name: row.user_name,
      idCardEnd: String(row.id_card_masked ?? '').slice(-4),
      subject: row.cert_subject,
      required: Boolean(row.required_course),
      courseName: row.course_name,
      minutes: toMinutes(row.pushed_seconds),
      receivedAt: toWireTime(row.created_at)!,
      outcome: { state: 'confirmed', receiptNo: row.receipt_no },
      deliveries: 1,
      cancelledAt: toWireTime(row.reverted_at),
    })
  }
}
