import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import type HourUpload from '#certificates/ledger/hour_upload'
import { toRfc3339 } from '#core/time'
import type { Trx } from '#core/transaction'
import { eventPerson } from '#messages/partner_events/event_person'
import { readersOfHours } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'

/** The upload is confirmed, and its hours are counted for their cycle. */
export function queueHoursConfirmed(trx: Trx, upload: HourUpload): Promise<void> {
  return queuePartnerEvents(trx, 'hours.confirmed', readersOf(upload), async () => {
    const { receiptNo, confirmedAt } = upload
    const data = { ...(await hoursOf(trx, upload)), receiptNo: receiptNo!, confirmedAt: toRfc3339(confirmedAt)! }
    return [{ subject: subjectOf(upload), data }]
  })
}

export function queueHoursRefused(trx: Trx, upload: HourUpload, reason: string): Promise<void> {
  return queuePartnerEvents(trx, 'hours.refused', readersOf(upload), async () => [
    { subject: subjectOf(upload), data: { ...(await hoursOf(trx, upload)), reason } },
  ])
}

export function queueHoursReverted(trx: Trx, upload: HourUpload, reason: string): Promise<void> {
  return queuePartnerEvents(trx, 'hours.reverted', readersOf(upload), async () => [
    { subject: subjectOf(upload), data: { ...(await hoursOf(trx, upload)), reason } },
  ])
}

const readersOf = ({ id, userId }: HourUpload) => readersOfHours({ userId, uploadId: id })

const subjectOf = ({ id }: HourUpload) => `hour-upload:${id}`

async function hoursOf(trx: Trx, { pushId, userId, courseEduLogId, pushedSeconds }: HourUpload) {
  const log = await CourseEduLog.findOrFail(courseEduLogId, { client: trx })
  const { certSubject, requiredCourse } = await Certificate.findOrFail(log.certificateId, { client: trx })
  return {
    uploadId: pushId,
    person: await eventPerson(trx, userId),
    subject: certSubject,
    required: requiredCourse,
    courseId: log.courseId,
    uploadedSeconds: pushedSeconds,
  }
}
