import type { HttpContext } from '@adonisjs/core/http'
import { hasBoughtSeats } from '#commerce/training_centre/purchased_lines'
import { showCentre } from '#commerce/training_centre/show_centre'
import { centreValidator } from '#commerce/training_centre/validators'
import { centreOwner } from '#commerce/training_centre/centre_owner'
import { requireUser } from '#core/current_user'
import { canReadAnyOrganisation } from '#organisations/require_role'

export default class CentresController {
  async show(ctx: HttpContext) {
    const { organisationId, ...filters } = await ctx.request.validateUsing(centreValidator)
    return showCentre(await centreOwner(requireUser(ctx), organisationId), filters)
  }

  /** Whether the menu shows the page. */
  async access(ctx: HttpContext) {
    const { id } = requireUser(ctx)
    return { hasSeats: (await hasBoughtSeats(id)) || (await canReadAnyOrganisation(id)) }
  }
}
