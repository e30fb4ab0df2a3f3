import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { reconciliationDay, reconciliationList } from '#commerce/reconciliation/reconciliation_list'
import { RunReconciliation } from '#commerce/reconciliation/run_reconciliation'
import { billDaysValidator, billLinesValidator, billRunValidator } from '#commerce/reconciliation/validators'

@inject()
export default class ReconciliationsController {
  constructor(protected runReconciliation: RunReconciliation) {}

  async index({ request }: HttpContext) {
    return reconciliationList(await request.validateUsing(billDaysValidator))
  }

  async show({ request, params }: HttpContext) {
    const chosen = await request.validateUsing(billLinesValidator)
    return { reconciliation: await reconciliationDay(params.day, chosen) }
  }

  async store(ctx: HttpContext) {
    const chosen = await ctx.request.validateUsing(billRunValidator)
    const { day, provider } = await this.runReconciliation.execute(ctx, chosen)
    return { reconciliation: await reconciliationDay(day, { provider }) }
  }
}
