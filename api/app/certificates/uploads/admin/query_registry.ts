import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import HourUpload from '#certificates/ledger/hour_upload'
import { recordUploadResult } from '#certificates/uploads/record_upload_result'
import { claimSeconds } from '#certificates/uploads/send_upload'
import { RegistryAnswer, HourUploadState, uploadMessages } from '#certificates/uploads/terms'
import { audit } from '#core/audit/audit'
import { NotFound, Unavailable } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import { HoursRegistry, type SubmissionResult } from '#drivers/hours/hours_registry'

/** Sends nothing: the job sends uploads that never arrived, after another status query (docs/threats.md T34). */
@inject()
export class QueryRegistry {
  constructor(protected registry: HoursRegistry) {}

  async execute(ctx: HttpContext, id: number) {
    const upload = await HourUpload.query().where('id', id).whereNull('deletedAt').first()
    if (!upload) throw new NotFound()
    const outcome = await this.#find(upload.pushId)
    if (outcome && upload.isOpen) await recordUploadResult(upload, outcome)
    if (!outcome && upload.isOpen) await makeDue(upload)
    const answer = {
      provinceAnswer: outcome?.state ?? RegistryAnswer.Missing,
      receiptNo: outcome?.state === 'confirmed' ? outcome.receiptNo : null,
      reason: outcome?.state === 'refused' ? outcome.reason : '',
    }
    await transaction((trx) =>
      audit(trx, ctx, { action: 'hours.ask-province', object: `hour-upload:${id}`, after: answer })
    )
    return { ...answer, state: (await upload.refresh()).state }
  }

  async #find(pushId: string): Promise<SubmissionResult | null> {
    try {
      return await this.registry.find(pushId)
    } catch (error) {
      if (error instanceof DriverFailure) throw new Unavailable(uploadMessages.provinceSilent)
      throw error
    }
  }
}

/** Unless another process is sending it right now. */
async function makeDue({ id }: HourUpload): Promise<void> {
  const at = now()
  await db
    .from('hour_uploads')
    .where({ id })
    .whereIn('state', [HourUploadState.Pending, HourUploadState.Unknown])
    .where((idle) => idle.whereNull('sent_at').orWhere('sent_at', '<=', toStored(at.minus({ seconds: claimSeconds }))))
    .update({ next_attempt_at: toStored(at), updated_at: toStored(at) })
}
