import type { HttpContext } from '@adonisjs/core/http'
import { revokeIssue } from '#certificates/issues/admin/revoke_issue'
import { issueMessages } from '#certificates/issues/terms'
import { revokeValidator } from '#certificates/issues/validators'

export default class RevocationsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(revokeValidator)
    await revokeIssue(ctx, ctx.params.id, reason)
    return { msg: issueMessages.revoked }
  }
}
