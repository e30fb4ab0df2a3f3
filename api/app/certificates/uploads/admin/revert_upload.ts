import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { bookRevert } from '#certificates/uploads/book_revert'
import HourUpload from '#certificates/ledger/hour_upload'
import { lockUpload } from '#certificates/uploads/lock_upload'
import { ensureNotPrinted } from '#certificates/uploads/ensure_not_printed'
import { HourUploadState } from '#certificates/uploads/terms'
import { messages } from '#certificates/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import { HoursRegistry } from '#drivers/hours/hours_registry'

interface Reversal {
  reason: string
  /** For a manual cancellation. */
  receiptNo?: string
}

/** At the registry first, and not while a valid certificate contains the hours (docs/threats.md T35). */
@inject()
export class RevertUpload {
  constructor(protected registry: HoursRegistry) {}

  async execute(ctx: HttpContext, id: number, reversal: Reversal): Promise<void> {
    const upload = await HourUpload.query().where('id', id).whereNull('deletedAt').first()
    if (!upload) throw new NotFound()
    await ensureRevertible(upload)
    const receiptNo = await this.#cancelAtProvince(upload, reversal)

    await transaction(async (trx) => {
      const locked = await lockUpload(trx, upload)
      await ensureRevertible(locked, trx)
      await bookRevert(trx, locked, { actorId: requireUser(ctx).id, reason: reversal.reason })
      await audit(trx, ctx, {
        action: 'hours.revert',
        object: `hour-upload:${id}`,
        before: { state: HourUploadState.Confirmed },
        after: { state: HourUploadState.Reverted, receiptNo },
        reason: reversal.reason,
      })
    })
  }

  async #cancelAtProvince({ pushId }: HourUpload, { reason, receiptNo }: Reversal) {
    if (receiptNo) return receiptNo
    let outcome
    try {
      outcome = await this.registry.cancel(pushId, reason)
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      throw new UserError(messages.provinceSilent)
    }
    if (!outcome) throw new UserError(messages.revertNeedsReceipt, { code: 'receipt-needed' })
    if (outcome.state === 'refused') throw new UserError(messages.revertRefused + outcome.reason)
    return outcome.receiptNo
  }
}

async function ensureRevertible(upload: HourUpload, trx?: Trx): Promise<void> {
  if (upload.state !== HourUploadState.Confirmed) throw new UserError(messages.revertOnlyConfirmed)
  await ensureNotPrinted(upload, trx)
}
