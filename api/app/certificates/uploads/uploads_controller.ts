import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { askingPresence } from '#accounts/presence/ask_presence'
import HourUpload from '#certificates/ledger/hour_upload'
import { requestUpload } from '#certificates/uploads/request_upload'
import { SendUpload } from '#certificates/uploads/send_upload'
import { HourUploadState } from '#certificates/uploads/terms'
import { uploadHoursValidator } from '#certificates/uploads/validators'
import { rejectionReason } from '#certificates/uploads/own_uploads'
import { messages } from '#certificates/terms'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { UserError } from '#core/errors'

@inject()
export default class UploadsController {
  constructor(protected sendUpload: SendUpload) {}

  /** The driver waits at most five seconds; after that a job queries the status. */
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(uploadHoursValidator)
    const { pushLogId } = await askingPresence(() =>
      idempotent(ctx, form, async (trx) => {
        const upload = await requestUpload(trx, requireUser(ctx), form.courseEduLogId)
        return { pushLogId: upload.id }
      })
    )
    const upload = await this.sendUpload.execute(await HourUpload.findOrFail(pushLogId))
    const payload = { pushLogId, state: upload.state }
    if (upload.state === HourUploadState.Refused) {
      const reason = rejectionReason(upload)
      throw new UserError(`${messages.uploadFailed}${reason && `：${reason}`}`, { payload })
    }
    if (upload.isOpen) throw new UserError(messages.uploadPending, { code: 'pending', payload })
    return { ...payload, msg: messages.uploaded }
  }
}
