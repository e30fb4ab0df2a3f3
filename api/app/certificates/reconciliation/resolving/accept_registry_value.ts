import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { availableByChapter } from '#certificates/ledger/available_by_chapter'
import { bookHours } from '#certificates/ledger/book_hours'
import { cutChapters, reserveChapterMinutes } from '#certificates/ledger/take_chapters'
import type Discrepancy from '#certificates/reconciliation/registry_difference'
import { RegistryDiscrepancy, messages } from '#certificates/reconciliation/terms'
import { updateCertificateStatus } from '#certificates/ledger/update_certificate_status'
import { bookRevert } from '#certificates/uploads/book_revert'
import { confirmUpload } from '#certificates/uploads/confirm_upload'
import HourUpload, { type UploadedChapter } from '#certificates/ledger/hour_upload'
import { ensureNotPrinted } from '#certificates/uploads/ensure_not_printed'
import { HourUploadState } from '#certificates/uploads/terms'
import { HourKind } from '#certificates/terms'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'

interface Accepted {
  row: Discrepancy
  /** Locked together with its user. */
  upload: HourUpload
  note: string
}

/** Our ledger follows the registry: entries are added. A valid certificate with the minutes forbids removing them. */
export async function acceptRegistryValue(trx: Trx, ctx: HttpContext, accepted: Accepted) {
  const { row, upload, note } = accepted
  const isSame = upload.state === row.ourState && upload.pushedSeconds === row.ourSeconds
  if (!isSame) throw new UserError(messages.settledAlready)
  const open = await HourUpload.query({ client: trx }).where('openKey', upload.courseEduLogId).first()
  if (open) throw new UserError(messages.uploadOpen)

  const actorId = requireUser(ctx).id
  if (row.difference === RegistryDiscrepancy.OursOnly) {
    await ensureNotPrinted(upload, trx)
    return bookRevert(trx, upload, { actorId, reason: note })
  }
  if (upload.state === HourUploadState.Refused) {
    const available = await availableByChapter(trx, upload.courseEduLogId)
    if (!covers(available, upload.chapters)) throw new UserError(messages.notAvailable)
    return confirmUpload(trx, upload, row.receiptNo!)
  }
  await changeMinutes(trx, upload, { seconds: row.provinceSeconds!, actorId, reason: note })
}

function covers(available: UploadedChapter[], required: UploadedChapter[]): boolean {
  const left = new Map(available.map(({ chapterId, seconds }) => [chapterId, seconds]))
  return required.every(({ chapterId, seconds }) => (left.get(chapterId) ?? 0) >= seconds)
}

/** A confirmed upload gets the registry's seconds; the difference becomes available again, or more is used. */
async function changeMinutes(
  trx: Trx,
  upload: HourUpload,
  { seconds, actorId, reason }: { seconds: number; actorId: number; reason: string }
) {
  const change = seconds - upload.pushedSeconds
  if (change < 0) await ensureNotPrinted(upload, trx)
  const available = await availableByChapter(trx, upload.courseEduLogId)
  const moved = change < 0 ? cutChapters(upload.chapters, -change) : reserveChapterMinutes(available, change)
  if (!moved) throw new UserError(messages.notAvailable)
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

/** The chapters that a later revert has to return. */
function merged(chapters: UploadedChapter[], moved: UploadedChapter[], sign: number): UploadedChapter[] {
  const sums = new Map(chapters.map(({ chapterId, seconds }) => [chapterId, seconds]))
  for (const { chapterId, seconds } of moved) sums.set(chapterId, (sums.get(chapterId) ?? 0) + sign * seconds)
  return [...sums].map(([chapterId, seconds]) => ({ chapterId, seconds })).filter(({ seconds }) => seconds !== 0)
}
