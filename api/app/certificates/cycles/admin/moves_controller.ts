import type { HttpContext } from '@adonisjs/core/http'
import { moveHours } from '#certificates/cycles/admin/move_hours'
import { movesValidator } from '#certificates/cycles/admin/validators'
import { cycleMessages as messages } from '#certificates/cycles/terms'

export default class MovesController {
  async store(ctx: HttpContext) {
    await moveHours(ctx, ctx.params.id, await ctx.request.validateUsing(movesValidator))
    return { msg: messages.moved }
  }
}
