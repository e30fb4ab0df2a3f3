import { notifyAboutHours } from '#certificates/notify_about_hours'
import { confirmUpload } from '#certificates/uploads/confirm_upload'
import type HourUpload from '#certificates/ledger/hour_upload'
import { queueHoursRefused } from '#certificates/uploads/hours_events'
import { lockUpload } from '#certificates/uploads/lock_upload'
import { HourUploadState } from '#certificates/uploads/terms'
import { transaction, type Trx } from '#core/transaction'
import type { SubmissionResult } from '#drivers/hours/hours_registry'

/** Stores the registry's response once: a later one to the same upload changes nothing. */
export async function recordUploadResult({ id, userId }: HourUpload, outcome: SubmissionResult): Promise<void> {
  await transaction(async (trx) => {
    const upload = await lockUpload(trx, { id, userId })
    if (upload.isOpen) await settleUpload(trx, upload, outcome)
  })
}

/** The caller holds the lock of the upload, which is open. */
export async function settleUpload(trx: Trx, upload: HourUpload, outcome: SubmissionResult): Promise<void> {
  upload.merge({ openKey: null, nextAttemptAt: null })
  if (outcome.state === 'confirmed') await confirmUpload(trx, upload, outcome.receiptNo)
  else await rejectUpload(trx, upload, outcome.reason)
}

async function rejectUpload(trx: Trx, upload: HourUpload, reason: string): Promise<void> {
  await upload.merge({ state: HourUploadState.Refused, answer: reason }).save()
  await notifyAboutHours(trx, upload, (courseName) => ({
    kind: 'hoursRefused',
    reference: `hour-upload:${upload.id}`,
    facts: { courseName },
  }))
  await queueHoursRefused(trx, upload, reason)
}
