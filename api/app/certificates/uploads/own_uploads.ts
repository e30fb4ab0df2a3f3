import { visibleEduLog } from '#certificates/course_edu_logs/visible_edu_log'
import HourUpload from '#certificates/ledger/hour_upload'
import type { CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'

export async function uploadsOf(viewer: CurrentUser, courseEduLogId: number) {
  const log = await visibleEduLog(viewer, courseEduLogId)
  const uploads = await HourUpload.query()
    .where({ courseEduLogId: log.id })
    .whereNull('deletedAt')
    .orderBy('id', 'desc')
  return uploads.map((upload) => ({
    id: upload.id,
    learningHours: toMinutes(upload.pushedSeconds),
    uploadTime: toWireTime(upload.createdAt),
    confirmTime: toWireTime(upload.confirmedAt),
    state: upload.state,
    receiptNo: upload.receiptNo,
    reason: upload.revertReason ?? rejectionReason(upload),
  }))
}

/** The registry's reason; empty when it gave none or accepted. */
export const rejectionReason = ({ answer }: HourUpload): string => answer ?? ''
