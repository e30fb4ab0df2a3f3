import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { cancelExport } from '#exports/cancel_export'
import { findOwnExport, keyToDownload, ownExports } from '#exports/own_exports'
import { requestExport } from '#exports/request_export'
import { ExportLinkSeconds, isOpenExport, messages } from '#exports/terms'
import { exportRequestValidator, exportsValidator } from '#exports/validators'

@inject()
export default class ExportsController {
  constructor(protected storage: ObjectStorage) {}

  async index(ctx: HttpContext) {
    const { page, pageSize } = await ctx.request.validateUsing(exportsValidator)
    return ownExports(requireUser(ctx), page, pageSize)
  }

  async store(ctx: HttpContext) {
    const { kind, filters = {} } = await ctx.request.validateUsing(exportRequestValidator)
    return { ...(await requestExport(ctx, kind, filters)), msg: messages.started }
  }

  /** Requests the same filters again, with today's rows. */
  async repeat(ctx: HttpContext) {
    const { kind, filters, state } = await findOwnExport(requireUser(ctx), ctx.params.id)
    if (isOpenExport(state)) throw new UserError(messages.notRepeatable)
    return { ...(await requestExport(ctx, kind, JSON.parse(filters))), msg: messages.started }
  }

  async cancel(ctx: HttpContext) {
    await cancelExport(requireUser(ctx), ctx.params.id)
    return { msg: messages.cancelled }
  }

  async download(ctx: HttpContext) {
    const found = await findOwnExport(requireUser(ctx), ctx.params.id)
    const key = keyToDownload(found)
    return { url: await this.storage.signedUrl(key, ExportLinkSeconds, found.fileName) }
  }
}
