import type { HttpContext } from '@adonisjs/core/http'
import { uploadsOf } from '#certificates/uploads/own_uploads'
import { requireUser } from '#core/current_user'

export default class PushLogsController {
  async index(ctx: HttpContext) {
    return { pushLogs: await uploadsOf(requireUser(ctx), ctx.params.id) }
  }
}
