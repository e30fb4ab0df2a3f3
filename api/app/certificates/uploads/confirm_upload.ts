import Certificate from '#certificates/certificate'
import { attributeHours } from '#certificates/cycles/attribute_hours'
import CourseEduLog from '#certificates/course_edu_log'
import { bookHours } from '#certificates/ledger/book_hours'
import { notifyAboutHours } from '#certificates/notify_about_hours'
import { updateCertificateStatus } from '#certificates/ledger/update_certificate_status'
import type HourUpload from '#certificates/ledger/hour_upload'
import { queueHoursConfirmed } from '#certificates/uploads/hours_events'
import { HourUploadState } from '#certificates/uploads/terms'
import { CourseEduLogStatus, HourKind } from '#certificates/terms'
import { toMinutes } from '#core/duration'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

/** The registry has the upload: its minutes become used. The caller holds the lock of the upload. */
export async function confirmUpload(trx: Trx, upload: HourUpload, receiptNo: string): Promise<void> {
  const confirmed = { state: HourUploadState.Confirmed, confirmedAt: now(), receiptNo, answer: null }
  await upload.merge(confirmed).save()
  const { userId, courseEduLogId } = upload
  const entries: number[] = []
  for (const { chapterId, seconds } of upload.chapters) {
    const cause = `${HourKind.Push}:${upload.id}:${chapterId ?? 0}`
    const entry = { userId, courseEduLogId, chapterId, hourUploadId: upload.id }
    const change = { available: -seconds, used: seconds }
    entries.push(await bookHours(trx, { ...entry, kind: HourKind.Push, cause }, change))
  }
  await attributeHours(trx, userId, entries)
  const log = await CourseEduLog.findOrFail(courseEduLogId, { client: trx })
  const uploaded = { courseEduLogStatus: CourseEduLogStatus.Uploaded, uploadedAt: now() }
  await log.merge(uploaded).save()
  await updateCertificateStatus(trx, await Certificate.findOrFail(log.certificateId, { client: trx }))
  await notifyAboutHours(trx, upload, (courseName) => ({
    kind: 'hoursConfirmed',
    reference: `hour-upload:${upload.id}`,
    facts: { courseName, minutes: toMinutes(upload.pushedSeconds) },
  }))
  await queueHoursConfirmed(trx, upload)
}
