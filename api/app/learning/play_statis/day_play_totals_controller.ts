import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { dayPlayTotals, userOfTotals } from '#learning/play_statis/play_totals'
import { dayPlayTotalsValidator } from '#learning/play_statis/validators'

export default class DayPlayTotalsController {
  async index(ctx: HttpContext) {
    const { userId, range } = await ctx.request.validateUsing(dayPlayTotalsValidator)
    const totals = await dayPlayTotals(userOfTotals(requireUser(ctx), userId), range)
    return { ...totals, total: totals.dayPlayTimes.length }
  }
}
