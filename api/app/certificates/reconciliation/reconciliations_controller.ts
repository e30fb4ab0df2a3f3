import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { registryDay, registryDayList } from '#certificates/reconciliation/reconciliation_list'
import { RunHourReconciliation } from '#certificates/reconciliation/run_reconciliation'
import { registryDaysValidator, registryRunValidator } from '#certificates/reconciliation/validators'

@inject()
export default class ReconciliationsController {
  constructor(protected runReconciliation: RunHourReconciliation) {}

  async index({ request }: HttpContext) {
    return registryDayList(await request.validateUsing(registryDaysValidator))
  }

  async show({ params }: HttpContext) {
    return { reconciliation: await registryDay(params.day) }
  }

  async store(ctx: HttpContext) {
    const { day } = await ctx.request.validateUsing(registryRunValidator)
    await this.runReconciliation.execute(ctx, day)
    return { reconciliation: await registryDay(day) }
  }
}
