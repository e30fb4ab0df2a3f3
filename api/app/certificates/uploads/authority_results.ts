import type { HttpContext } from '@adonisjs/core/http'
import HourUpload from '#certificates/ledger/hour_upload'
import { bookRevert } from '#certificates/uploads/book_revert'
import { ensureNotPrinted } from '#certificates/uploads/ensure_not_printed'
import { lockUpload } from '#certificates/uploads/lock_upload'
import { settleUpload } from '#certificates/uploads/record_upload_result'
import { HourUploadState, uploadMessages as messages } from '#certificates/uploads/terms'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { SubmissionResult } from '#drivers/hours/hours_registry'

/** Before the transaction, whose first read would fix its snapshot. @throws NotFound */
export async function findUpload(uploadId: string): Promise<HourUpload> {
  const upload = await HourUpload.query().where('pushId', uploadId).whereNull('deletedAt').first()
  if (!upload) throw new NotFound()
  return upload
}

/** The authority's system reports what its registry decided. The same result again changes nothing. @throws UserError */
export async function recordOutcome(trx: Trx, ctx: HttpContext, found: HourUpload, result: SubmissionResult) {
  const upload = await lockUpload(trx, found)
  if (!upload.isOpen) {
    if (!isSame(upload, result)) throw settled(upload)
    nothingToAudit(ctx)
    return upload
  }
  await settleUpload(trx, upload, result)
  const { state, receiptNo } = upload
  await audit(trx, ctx, {
    action: 'hours.record-outcome',
    object: `hour-upload:${upload.id}`,
    after: { state, receiptNo },
    reason: result.state === 'refused' ? result.reason : undefined,
  })
  return upload
}

/** Already cancelled at the registry, so nothing is asked there. @throws UserError, while a certificate has the hours */
export async function revertByAuthority(trx: Trx, ctx: HttpContext, found: HourUpload, reason: string) {
  const upload = await lockUpload(trx, found)
  if (upload.state === HourUploadState.Reverted) {
    nothingToAudit(ctx)
    return upload
  }
  if (upload.state !== HourUploadState.Confirmed) throw settled(upload, messages.revertOnlyConfirmed)
  await ensureNotPrinted(upload, trx)
  await bookRevert(trx, upload, { actorId: requireUser(ctx).id, reason })
  await audit(trx, ctx, {
    action: 'hours.revert',
    object: `hour-upload:${upload.id}`,
    before: { state: HourUploadState.Confirmed },
    after: { state: HourUploadState.Reverted },
    reason,
  })
  return upload
}

function isSame({ state, receiptNo }: HourUpload, result: SubmissionResult): boolean {
  if (result.state === 'refused') return state === HourUploadState.Refused
  return state === HourUploadState.Confirmed && receiptNo === result.receiptNo
}

const settled = ({ state }: HourUpload, message: string = messages.settled) =>
  new UserError(message, { code: 'status-changed', payload: { state } })
