import Certificate from '#certificates/certificate'
import { printedHours } from '#certificates/cycles/printed_hours'
import CourseEduLog from '#certificates/course_edu_log'
import type HourUpload from '#certificates/ledger/hour_upload'
import { uploadMessages } from '#certificates/uploads/terms'
import db from '@adonisjs/lucid/services/db'
import { UserError } from '#core/errors'
import { toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** Hours confirmed after the print are not on it (docs/threats.md T35). @throws UserError that names the issue */
export async function ensureNotPrinted(upload: HourUpload, trx?: Trx): Promise<void> {
  const client = trx && { client: trx }
  const log = await CourseEduLog.findOrFail(upload.courseEduLogId, client)
  const certificate = await Certificate.findOrFail(log.certificateId, client)
  const print = await certificate.validPrint(trx)
  const isOnIt = print && (!upload.confirmedAt || toStored(upload.confirmedAt) <= print.printedAt)
  if (isOnIt) refuse(print.number)
  const ofCycle = await printedHours(trx ?? db.connection())
    .where('h.hour_upload_id', upload.id)
    .select('i.issue_no as number')
    .first()
  if (ofCycle) refuse(ofCycle.number)
}

function refuse(issueNo: string): never {
  throw new UserError(uploadMessages.revertPrinted(issueNo), { code: 'hours-on-certificate' })
}
