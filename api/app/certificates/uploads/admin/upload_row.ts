import type { CertSubject } from '#catalogue/terms'
import type HourUpload from '#certificates/ledger/hour_upload'
import { toMinutes } from '#core/duration'
import type { RowOf } from '#core/row_of'
import { maskTelephone } from '#core/shared_rules'
import { fromStored, now, toWireTime } from '#core/time'

export interface UploadRow extends RowOf<typeof HourUpload> {
  user_name: string
  telephone: string | null
  course_name: string
  cert_subject: CertSubject
  required_course: number
}

export function toUpload(row: UploadRow) {
  const isOpen = row.state === 'pending' || row.state === 'unknown'
  return {
    id: row.id,
    pushId: row.push_id,
    userId: row.user_id,
    userName: row.user_name,
    telephone: row.telephone && maskTelephone(row.telephone),
    courseName: row.course_name,
    certSubject: row.cert_subject,
    requiredCourse: row.required_course ? (1 as const) : (0 as const),
    learningHours: toMinutes(row.pushed_seconds),
    state: row.state,
    tries: row.attempts,
    /** Minutes without a response of the registry. */
    waitingMinutes: isOpen ? Math.max(0, Math.floor(now().diff(fromStored(row.created_at), 'minutes').minutes)) : null,
    uploadTime: toWireTime(row.created_at),
    sentTime: toWireTime(row.sent_at),
    nextTryTime: isOpen ? toWireTime(row.next_attempt_at) : null,
    confirmTime: toWireTime(row.confirmed_at),
    receiptNo: row.receipt_no,
    reason: row.revert_reason ?? row.answer ?? '',
  }
}
