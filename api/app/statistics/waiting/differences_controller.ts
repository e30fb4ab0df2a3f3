import type { HttpContext } from '@adonisjs/core/http'
import { markDifferencesSeen, unseenDifferences } from '#statistics/waiting/differences'
import { messages } from '#statistics/waiting/terms'
import { seenValidator } from '#statistics/waiting/validators'

export default class DifferencesController {
  async index() {
    return { rows: await unseenDifferences() }
  }

  async store(ctx: HttpContext) {
    const { saleDifferenceId } = await ctx.request.validateUsing(seenValidator)
    await markDifferencesSeen(ctx, saleDifferenceId)
    return { msg: messages.seen }
  }
}
