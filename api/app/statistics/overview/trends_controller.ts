import type { HttpContext } from '@adonisjs/core/http'
import { incomeTrend } from '#statistics/overview/trend'
import { TrendDays } from '#statistics/terms'
import { trendValidator } from '#statistics/validators'

export default class TrendsController {
  async index({ request }: HttpContext) {
    const { days = TrendDays[0] } = await request.validateUsing(trendValidator)
    return { rows: await incomeTrend(days) }
  }
}
