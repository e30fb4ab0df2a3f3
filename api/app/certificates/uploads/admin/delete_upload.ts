import type { HttpContext } from '@adonisjs/core/http'
import HourUpload from '#certificates/ledger/hour_upload'
import { messages } from '#certificates/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

/** Hides the record; no minutes move. */
export async function deleteUpload(ctx: HttpContext, id: number, reason: string): Promise<void> {
  await transaction(async (trx) => {
    const upload = await HourUpload.query({ client: trx }).where('id', id).whereNull('deletedAt').forUpdate().first()
    if (!upload) throw new NotFound()
    if (upload.isOpen) throw new UserError(messages.deleteOpen)
    const deleted = { deletedAt: now(), deletedBy: requireUser(ctx).id, deleteReason: reason }
    await upload.merge(deleted).save()
    await audit(trx, ctx, {
      action: 'hours.delete-upload',
      object: `hour-upload:${id}`,
      before: { state: upload.state },
      reason,
    })
  })
}
