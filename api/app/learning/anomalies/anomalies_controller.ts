import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { anomalyList } from '#learning/anomalies/anomaly_list'
import { ensureAuditorAccess } from '#learning/anomalies/auditor_access'
import { anomaliesValidator } from '#learning/anomalies/validators'

export default class AnomaliesController {
  async index(ctx: HttpContext) {
    await ensureAuditorAccess(requireUser(ctx))
    const { page, pageSize, ...filters } = await ctx.request.validateUsing(anomaliesValidator)
    return anomalyList(ctx, filters, page, pageSize)
  }
}
