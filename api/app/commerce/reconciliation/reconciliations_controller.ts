import type { HttpContext } from '@adonisjs/core/http'
import { reconciliationList, reconciliationOf } from '#commerce/reconciliation/reconciliation_list'
import { reconcileDayLocked } from '#commerce/reconciliation/reconcile_day_locked'
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
    return { reconciliation: await reconciliationOf(params.day, difference) }
  }

  async store(ctx: HttpContext) {
    const { day } = await ctx.request.validateUsing(billRunValidator)
    await reconcileDayLocked(ctx, day)
    return { reconciliation: await reconciliationOf(day) }
  }
}
