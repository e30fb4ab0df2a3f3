import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { availableByChapter } from '#certificates/ledger/available_by_chapter'
import { bookHours } from '#certificates/ledger/book_hours'
import { cutChapters, takeChapters } from '#certificates/ledger/take_chapters'
import type DifferenceRow from '#certificates/reconciliation/registry_difference'
import { RegistryDifference, messages } from '#certificates/reconciliation/terms'
import { updateCertificateStatus } from '#certificates/ledger/update_certificate_status'
import { bookRevert } from '#certificates/uploads/book_revert'
import { confirmPush } from '#certificates/uploads/confirm_upload'
import HourUpload, { type PushedChapter } from '#certificates/ledger/hour_upload'
import { refusePrinted } from '#certificates/uploads/ensure_not_printed'
import { PushState } from '#certificates/uploads/terms'
import { HourKind } from '#certificates/terms'
import { requireUser } from '#core/current_user'
import { Refusal } from '#core/errors'
import type { Trx } from '#core/transaction'

interface Accepted {
  row: DifferenceRow
  /** Locked with its person. */
  upload: HourUpload
  note: string
}

/** Our books follow the province: entries are added, and a valid certificate with the minutes forbids taking them away. */
export async function acceptProvince(trx: Trx, ctx: HttpContext, accepted: Accepted) {
  const { row, upload, note } = accepted
  const isSame = upload.state === row.ourState && upload.pushedSeconds === row.ourSeconds
  if (!isSame) throw new Refusal(messages.settledAlready)
  const open = await HourUpload.query({ client: trx }).where('openKey', upload.courseEduLogId).first()
  if (open) throw new Refusal(messages.uploadOpen)

  const actorId = requireUser(ctx).id
  if (row.difference === RegistryDifference.OursOnly) {
    await refusePrinted(upload, trx)
    return bookRevert(trx, upload, { actorId, reason: note })
  }
  if (upload.state === PushState.Refused) {
    const available = await availableByChapter(trx, upload.courseEduLogId)
    if (!covers(available, upload.chapters)) throw new Refusal(messages.notAvailable)
    return confirmPush(trx, upload, row.receiptNo!)
  }
  await changeMinutes(trx, upload, { seconds: row.provinceSeconds!, actorId, reason: note })
}

function covers(available: PushedChapter[], wanted: PushedChapter[]): boolean {
  const left = new Map(available.map(({ chapterId, seconds }) => [chapterId, seconds]))
  return wanted.every(({ chapterId, seconds }) => (left.get(chapterId) ?? 0) >= seconds)
}

/** A confirmed push gets the seconds that the province has; the rest is available again, or more is used. */
async function changeMinutes(
  trx: Trx,
  upload: HourUpload,
  { seconds, actorId, reason }: { seconds: number; actorId: number; reason: string }
) {
  const change = seconds - upload.pushedSeconds
  if (change < 0) await refusePrinted(upload, trx)
  const available = await availableByChapter(trx, upload.courseEduLogId)
  const moved = change < 0 ? cutChapters(upload.chapters, -change) : takeChapters(available, change)
  if (!moved) throw new Refusal(messages.notAvailable)
  for (const { chapterId, seconds: some } of moved) {
    const used = change < 0 ? -some : some
    await bookHours(
      trx,
      {
        userId: upload.userId,
        courseEduLogId: upload.courseEduLogId,
        chapterId,
        hourUploadId: upload.id,
        actorId,
        reason,
        kind: HourKind.Correction,
        cause: `${HourKind.Correction}:${randomUUID()}`,
      },
      { available: -used, used }
    )
  }
  await upload
    .merge({ pushedSeconds: seconds, request: JSON.stringify(merged(upload.chapters, moved, Math.sign(change))) })
    .save()
  const log = await CourseEduLog.findOrFail(upload.courseEduLogId, { client: trx })
  await updateCertificateStatus(trx, await Certificate.findOrFail(log.certificateId, { client: trx }))
}

/** As a later revert has to take them back. */
function merged(chapters: PushedChapter[], moved: PushedChapter[], sign: number): PushedChapter[] {
  const sums = new Map(chapters.map(({ chapterId, seconds }) => [chapterId, seconds]))
  for (const { chapterId, seconds } of moved) sums.set(chapterId, (sums.get(chapterId) ?? 0) + sign * seconds)
  return [...sums].map(([chapterId, seconds]) => ({ chapterId, seconds })).filter(({ seconds }) => seconds !== 0)
}
