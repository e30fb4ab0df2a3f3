import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { decryptIdNumber } from '#accounts/personal_data/id_card'
import type HourUpload from '#certificates/ledger/hour_upload'
import { recordUploadResult } from '#certificates/uploads/record_upload_result'
import { HourUploadState } from '#certificates/uploads/terms'
import { toMinutes } from '#core/duration'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { HoursRegistry, type HoursSubmission, type SubmissionResult } from '#drivers/hours/hours_registry'

/** After this time other processes may take over an upload whose process died. */
export const claimSeconds = 30
const retrySeconds = [30, 60, 60, 300, 600]
const lastRetrySeconds = 1800

/** Sent again only when it never reached the registry. Claimed by compare-and-set; no row stays locked. */
@inject()
export class SendUpload {
  constructor(protected registry: HoursRegistry) {}

  async execute(upload: HourUpload): Promise<HourUpload> {
    if (!(await claim(upload))) return upload.refresh()
    try {
      await recordUploadResult(upload, await this.#sendOrAsk(upload))
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      logger.warn({ err: error, pushId: upload.pushId }, 'the registry did not respond')
      await scheduleRetry(upload)
    }
    return upload.refresh()
  }

  async #sendOrAsk(upload: HourUpload): Promise<SubmissionResult> {
    // The state before this claim: an upload that was ever sent may have arrived.
    const known = upload.sentAt ? await this.registry.find(upload.pushId) : null
    return known ?? this.registry.submit(await submissionOf(upload))
  }
}

async function claim({ id, attempts }: HourUpload): Promise<boolean> {
  const at = now()
  const claimed = await db
    .from('hour_uploads')
    .where({ id, attempts })
    .whereIn('state', [HourUploadState.Pending, HourUploadState.Unknown])
    .where((due) => due.whereNull('next_attempt_at').orWhere('next_attempt_at', '<=', toStored(at)))
    .update({
      attempts: attempts + 1,
      sent_at: toStored(at),
      next_attempt_at: toStored(at.plus({ seconds: claimSeconds })),
      updated_at: toStored(at),
    })
  return Number(claimed) === 1
}

async function scheduleRetry({ id, attempts }: HourUpload): Promise<void> {
  const seconds = retrySeconds[attempts] ?? lastRetrySeconds
  await db
    .from('hour_uploads')
    .where({ id })
    .whereIn('state', [HourUploadState.Pending, HourUploadState.Unknown])
    .update({
      state: HourUploadState.Unknown,
      next_attempt_at: toStored(now().plus({ seconds })),
      updated_at: toStored(now()),
    })
}

async function submissionOf(upload: HourUpload): Promise<HoursSubmission> {
  const facts = await db
    .from('course_edu_logs as l')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .join('courses', 'courses.id', 'l.course_id')
    .join('users', 'users.id', 'l.user_id')
    .where('l.id', upload.courseEduLogId)
    .select(
      'c.cert_subject as subject',
      'c.required_course as required',
      'courses.id as courseId',
      'courses.course_name as courseName',
      'users.user_name as name',
      'users.id_card_cipher as idCard'
    )
    .firstOrFail()
  return {
    pushId: upload.pushId,
    person: { name: facts.name, idCard: decryptIdNumber(facts.idCard) },
    subject: facts.subject,
    required: Boolean(facts.required),
    course: { id: facts.courseId, name: facts.courseName },
    minutes: toMinutes(upload.pushedSeconds),
  }
}
