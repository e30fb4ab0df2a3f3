import type { HttpContext } from '@adonisjs/core/http'
import { reconciliationList, reconciliationDay } from '#commerce/reconciliation/reconciliation_list'
import { runReconciliation } from '#commerce/reconciliation/run_reconciliation'
import {
  billDaysValidator,
  billLinesValidator,
  billRunValidator,
} from '#commerce/reconciliation/validators'

/** The wallet's bills, day by day, beside our books. */
export default class ReconciliationsController {
  async index({ request }: HttpContext) {
    return reconciliationList(await request.validateUsing(billDaysValidator))
  }

  async show({ request, params }: HttpContext) {
    const { difference } = await request.validateUsing(billLinesValidator)
    return { reconciliation: await reconciliationDay(params.day, difference) }
  }

  async store(ctx: HttpContext) {
    const { day } = await ctx.request.validateUsing(billRunValidator)
    await runReconciliation(ctx, day)
    return { reconciliation: await reconciliationDay(day) }
  }
}
