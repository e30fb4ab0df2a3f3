import type { HttpContext } from '@adonisjs/core/http'
import { pushLogsOf } from '#certificates/uploads/push_log_list'
import { requireUser } from '#core/current_user'

export default class PushLogsController {
  async index(ctx: HttpContext) {
    return { pushLogs: await pushLogsOf(requireUser(ctx), ctx.params.id) }
  }
}
