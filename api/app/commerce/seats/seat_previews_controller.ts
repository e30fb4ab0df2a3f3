import type { HttpContext } from '@adonisjs/core/http'
import { previouslyAssigned } from '#commerce/seats/previously_assigned'
import { findOwnLine, lineKeyOf } from '#commerce/seats/seat_lines'
import { assignmentValidator } from '#commerce/seats/validators'
import { requireUser } from '#core/current_user'

export default class SeatPreviewsController {
  async store(ctx: HttpContext) {
    const { telephones } = await ctx.request.validateUsing(assignmentValidator)
    const buyer = requireUser(ctx)
    const { item } = await findOwnLine(buyer, lineKeyOf(ctx))
    return { given: await previouslyAssigned(buyer, item, telephones) }
  }
}
