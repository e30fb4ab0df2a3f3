import type { HttpContext } from '@adonisjs/core/http'
import { deletePushLog } from '#certificates/uploads/admin/delete_push_log'
import { uploadList } from '#certificates/uploads/admin/push_list'
import { pushesValidator } from '#certificates/uploads/admin/validators'
import { deletePushLogValidator } from '#certificates/uploads/validators'
import { messages } from '#certificates/terms'

export default class PushLogsController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filters } = await request.validateUsing(pushesValidator)
    return uploadList(filters, page, pageSize)
  }

  async destroy(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(deletePushLogValidator)
    await deletePushLog(ctx, ctx.params.id, reason)
    return { msg: messages.deleted }
  }
}
