import type { HttpContext } from '@adonisjs/core/http'
import { deletePushLog } from '#certificates/uploads/admin/delete_push_log'
import { deletePushLogValidator } from '#certificates/uploads/validators'
import { messages } from '#certificates/terms'

export default class PushLogsController {
  async destroy(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(deletePushLogValidator)
    await deletePushLog(ctx, Number(ctx.params.id), reason)
    return { msg: messages.deleted }
  }
}
