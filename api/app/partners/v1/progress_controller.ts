import type { HttpContext } from '@adonisjs/core/http'
import { seatsOfCentre } from '#commerce/training_centre/purchased_lines'
import { requireUser } from '#core/current_user'
import { seatPage } from '#partners/v1/seat_page'
import { pageValidator } from '#partners/v1/validators'

export default class ProgressController {
  /** All seats of the owner with progress in percent: never minutes, scores or hours (docs/decisions/0010). */
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(pageValidator)
    return seatPage(ctx, seatsOfCentre({ userId: requireUser(ctx).id }), page)
  }
}
