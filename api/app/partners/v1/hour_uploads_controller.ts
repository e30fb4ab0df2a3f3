import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { HourUploadState } from '#certificates/uploads/terms'
import { maskName } from '#core/shared_rules'
import { toRfc3339, toStored } from '#core/time'
import { externalIdsOf } from '#partners/v1/external_ids_of'
import { changedPageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'
import { DateTime } from 'luxon'

interface Row {
  id: number
  uploadId: string
  userId: number
  userName: string
  subject: string
  required: boolean
  courseId: number
  uploadedSeconds: number
  state: HourUploadState
  receiptNo: string | null
  confirmedAt: string | null
  revertedAt: string | null
}

export default class HourUploadsController {
  /** Uploads of all learners, for an authority; names are masked. */
  async index(ctx: HttpContext) {
    const { updatedSince, ...page } = await ctx.request.validateUsing(changedPageValidator)
    const uploads = db
      .from('hour_uploads as h')
      .join('users as u', 'u.id', 'h.user_id')
      .join('course_edu_logs as l', 'l.id', 'h.course_edu_log_id')
      .join('certificates as c', 'c.id', 'l.certificate_id')
      .whereNull('h.deleted_at')
      .where('h.id', '>', cursorOf(page)[0])
      .orderBy('h.id')
      .limit(limitOf(page) + 1)
      .select('h.id', 'h.push_id as uploadId', 'h.user_id as userId', 'u.user_name as userName')
      .select('c.cert_subject as subject', 'c.required_course as required', 'l.course_id as courseId')
      .select('h.pushed_seconds as uploadedSeconds', 'h.state', 'h.receipt_no as receiptNo')
      .select('h.confirmed_at as confirmedAt', 'h.reverted_at as revertedAt')
    if (updatedSince) void uploads.where('h.updated_at', '>=', toStored(DateTime.fromISO(updatedSince).toUTC()))
    const rows: Row[] = await uploads
    const ids = await externalIdsOf(
      ctx,
      'people',
      rows.map(({ userId }) => userId)
    )
    return toPage(rows, { limit: limitOf(page), toItem: (row) => toUpload(row, ids), cursor: ({ id }) => id })
  }
}

function toUpload(row: Row, externalIds: Map<number, string>) {
  const { id, userId, userName, required, confirmedAt, revertedAt, ...upload } = row
  return {
    ...upload,
    person: { id: userId, externalId: externalIds.get(userId) ?? null, name: maskName(userName) },
    required: Boolean(required),
    confirmedAt: toRfc3339(confirmedAt),
    revertedAt: toRfc3339(revertedAt),
  }
}
