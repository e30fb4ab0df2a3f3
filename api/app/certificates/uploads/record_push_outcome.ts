import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { bookHours } from '#certificates/ledger/book_hours'
import { updateCertificateStatus } from '#certificates/update_certificate_status'
import type HourUpload from '#certificates/uploads/hour_upload'
import { lockUpload } from '#certificates/uploads/lock_upload'
import { PushState } from '#certificates/uploads/terms'
import { CourseEduLogStatus, HourKind } from '#certificates/terms'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import type { PushOutcome } from '#drivers/hours/hours_registry'

/** What the province answered, once: a later answer to the same push changes nothing. */
export async function recordPushOutcome(
  { id, userId }: HourUpload,
  outcome: PushOutcome
): Promise<void> {
  await transaction(async (trx) => {
    const upload = await lockUpload(trx, { id, userId })
    if (!upload.isOpen) return

    upload.merge({ openKey: null, nextTryAt: null })
    if (outcome.state === 'refused') {
      await upload.merge({ state: PushState.Refused, answer: outcome.reason }).save()
      return
    }
    const { receiptNo } = outcome
    await upload.merge({ state: PushState.Confirmed, confirmedAt: now(), receiptNo }).save()

    const { courseEduLogId } = upload
    for (const { chapterId, seconds } of upload.chapters) {
      const cause = `${HourKind.Push}:${upload.id}:${chapterId ?? 0}`
      const entry = { userId, courseEduLogId, chapterId, hourUploadId: upload.id }
      await bookHours(
        trx,
        { ...entry, kind: HourKind.Push, cause },
        { available: -seconds, used: seconds }
      )
    }
    const log = await CourseEduLog.findOrFail(courseEduLogId, { client: trx })
    const uploaded = { courseEduLogStatus: CourseEduLogStatus.Uploaded, uploadedAt: now() }
    await log.merge(uploaded).save()
    await updateCertificateStatus(
      trx,
      await Certificate.findOrFail(log.certificateId, { client: trx })
    )
  })
}
