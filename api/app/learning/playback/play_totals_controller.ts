import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { coursePlayTotals, playTotal, userOfTotals } from '#learning/playback/play_totals'
import { coursePlayTotalsValidator, playTotalValidator } from '#learning/validators'

export default class PlayTotalsController {
  async show(ctx: HttpContext) {
    const { userId } = await ctx.request.validateUsing(playTotalValidator)
    return { totalPlayTime: await playTotal(userOfTotals(requireUser(ctx), userId)) }
  }

  async index(ctx: HttpContext) {
    const { userId, courseId } = await ctx.request.validateUsing(coursePlayTotalsValidator)
    const coursePlayTimes = await coursePlayTotals(userOfTotals(requireUser(ctx), userId), courseId)
    return { coursePlayTimes, total: coursePlayTimes.length }
  }
}
