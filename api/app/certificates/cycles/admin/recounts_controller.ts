import type { HttpContext } from '@adonisjs/core/http'
import { recountCycles } from '#certificates/cycles/admin/recount_cycles'
import { recountsValidator } from '#certificates/cycles/admin/validators'
import { cycleMessages as messages } from '#certificates/cycles/terms'

export default class RecountsController {
  async store(ctx: HttpContext) {
    const results = await recountCycles(ctx, await ctx.request.validateUsing(recountsValidator))
    return { ...results, msg: messages.recounted(results.succeeded) }
  }
}
