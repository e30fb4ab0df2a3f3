import Certificate from '#certificates/certificate'
import { revertCounted } from '#certificates/cycles/release_hours'
import CourseEduLog from '#certificates/course_edu_log'
import { bookHours } from '#certificates/ledger/book_hours'
import { notifyAboutHours } from '#certificates/notify_about_hours'
import { updateCertificateStatus } from '#certificates/ledger/update_certificate_status'
import HourUpload from '#certificates/ledger/hour_upload'
import { queueHoursReverted } from '#certificates/uploads/hours_events'
import { HourUploadState } from '#certificates/uploads/terms'
import { CourseEduLogStatus, HourKind } from '#certificates/terms'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

interface Reverting {
  actorId: number
  reason: string
}

/** Makes confirmed minutes available again. The caller holds the lock of the upload. */
export async function bookRevert(trx: Trx, upload: HourUpload, by: Reverting): Promise<void> {
  const { actorId, reason } = by
  const { userId, courseEduLogId } = upload
  await upload
    .merge({ state: HourUploadState.Reverted, revertedAt: now(), revertedBy: actorId, revertReason: reason })
    .save()
  for (const { chapterId, seconds } of upload.chapters) {
    const revertEntryId = await bookHours(
      trx,
      {
        userId,
        courseEduLogId,
        chapterId,
        hourUploadId: upload.id,
        actorId,
        reason,
        kind: HourKind.Revert,
        cause: `${HourKind.Revert}:${upload.id}:${chapterId ?? 0}`,
      },
      { available: seconds, used: -seconds }
    )
    const pushCause = `${HourKind.Push}:${upload.id}:${chapterId ?? 0}`
    const push = await trx.from('hour_entries').where('cause', pushCause).select('id').first()
    if (push) await revertCounted(trx, { userId, pushEntryId: push.id, revertEntryId, actorId })
  }
  const log = await CourseEduLog.findOrFail(courseEduLogId, { client: trx })
  await log.merge(await stateAfterRevert(trx, log)).save()
  await updateCertificateStatus(trx, await Certificate.findOrFail(log.certificateId, { client: trx }))
  await notifyAboutHours(trx, upload, (courseName) => ({
    kind: 'hoursReverted',
    reference: `hour-upload:${upload.id}`,
    facts: { courseName },
  }))
  await queueHoursReverted(trx, upload, reason)
}

async function stateAfterRevert(trx: Trx, log: CourseEduLog) {
  const uploaded = await HourUpload.query({ client: trx })
    .where({ courseEduLogId: log.id, state: HourUploadState.Confirmed })
    .first()
  if (uploaded) return {}
  const { Pass, Learning } = CourseEduLogStatus
  return { courseEduLogStatus: log.passedAt ? Pass : Learning, uploadedAt: null }
}
