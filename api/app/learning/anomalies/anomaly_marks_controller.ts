import type { HttpContext } from '@adonisjs/core/http'
import { reviewAnomaly } from '#learning/anomalies/mark_anomaly'
import { messages } from '#learning/anomalies/terms'
import { anomalyMarkValidator } from '#learning/anomalies/validators'

export default class AnomalyMarksController {
  async store(ctx: HttpContext) {
    const mark = await ctx.request.validateUsing(anomalyMarkValidator)
    await reviewAnomaly(ctx, ctx.params.id, mark)
    return { msg: messages.marked }
  }
}
