import type { HttpContext } from '@adonisjs/core/http'
import { findUpload, recordOutcome, revertByAuthority } from '#certificates/uploads/authority_results'
import type HourUpload from '#certificates/ledger/hour_upload'
import { idempotent } from '#core/http/idempotency'
import { toRfc3339 } from '#core/time'
import type { SubmissionResult } from '#drivers/hours/hours_registry'
import { uploadOutcomeValidator, uploadReversalValidator } from '#partners/v1/validators'

/** What the registry of an authority decided about an upload. */
export default class HourUploadResultsController {
  async outcome(ctx: HttpContext) {
    const { state, receiptNo, reason } = await ctx.request.validateUsing(uploadOutcomeValidator)
    const result: SubmissionResult =
      state === 'confirmed' ? { state, receiptNo: receiptNo! } : { state, reason: reason! }
    const upload = await findUpload(ctx.params.uploadId)
    return idempotent(ctx, { uploadId: upload.pushId, ...result }, async (trx) =>
      toResult(await recordOutcome(trx, ctx, upload, result))
    )
  }

  async revert(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(uploadReversalValidator)
    const upload = await findUpload(ctx.params.uploadId)
    return idempotent(ctx, { uploadId: upload.pushId, reason }, async (trx) =>
      toResult(await revertByAuthority(trx, ctx, upload, reason))
    )
  }
}

function toResult({ pushId, state, receiptNo, confirmedAt, revertedAt }: HourUpload) {
  return { uploadId: pushId, state, receiptNo, confirmedAt: toRfc3339(confirmedAt), revertedAt: toRfc3339(revertedAt) }
}
