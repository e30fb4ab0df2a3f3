import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { coursePlayTotals, playTotal, userOfTotals } from '#learning/play_statis/play_totals'
import { coursePlayTotalsValidator, playTotalValidator } from '#learning/play_statis/validators'

export default class PlayTotalsController {
  async show(ctx: HttpContext) {
    const { userId } = await ctx.request.validateUsing(playTotalValidator)
    return { totalPlayTime: await playTotal(userOfTotals(requireUser(ctx), userId)) }
  }

  async index(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(coursePlayTotalsValidator)
    const { userId, courseId: courseIds, range } = form
    const targetUserId = userOfTotals(requireUser(ctx), userId)
    const coursePlayTimes = await coursePlayTotals(targetUserId, { courseIds, range })
    return { coursePlayTimes, total: coursePlayTimes.length }
  }
}
