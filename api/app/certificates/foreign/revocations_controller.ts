import type { HttpContext } from '@adonisjs/core/http'
import { revokeForeign } from '#certificates/foreign/revoke_foreign'
import { issueMessages } from '#certificates/issues/terms'
import { revokeValidator } from '#certificates/issues/validators'

export default class RevocationsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(revokeValidator)
    await revokeForeign(ctx, ctx.params.id, reason)
    return { msg: issueMessages.revoked }
  }
}
