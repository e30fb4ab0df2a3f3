import type { HttpContext } from '@adonisjs/core/http'
import { hasBoughtSeats } from '#commerce/training_centre/purchased_lines'
import { showCentre } from '#commerce/training_centre/show_centre'
import { centreValidator } from '#commerce/training_centre/validators'
import { requireUser } from '#core/current_user'

export default class CentresController {
  async show(ctx: HttpContext) {
    return showCentre(requireUser(ctx), await ctx.request.validateUsing(centreValidator))
  }

  /** Whether the menu shows the page. */
  async access(ctx: HttpContext) {
    return { hasSeats: await hasBoughtSeats(requireUser(ctx).id) }
  }
}
