import type { HttpContext } from '@adonisjs/core/http'
import { previouslyAssigned } from '#commerce/seats/previously_assigned'
import { findLine, findSeatPlace, lineKeyOf } from '#commerce/seats/seat_lines'
import { assignmentValidator } from '#commerce/seats/validators'
import { requireUser } from '#core/current_user'

export default class SeatPreviewsController {
  async store(ctx: HttpContext) {
    const { telephones } = await ctx.request.validateUsing(assignmentValidator)
    const user = requireUser(ctx)
    const { organisationId, ...key } = await findSeatPlace(user, lineKeyOf(ctx))
    const { item } = await findLine(user, key)
    const owner = organisationId ? { organisationId } : { userId: user.id }
    return { given: await previouslyAssigned(owner, item, telephones) }
  }
}
