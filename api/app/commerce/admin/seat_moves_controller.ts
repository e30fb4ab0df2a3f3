import type { HttpContext } from '@adonisjs/core/http'
import { moveAnySeat } from '#commerce/seats/move_seats'
import { seatMoveValidator } from '#commerce/seats/validators'
import { messages } from '#learning/terms'

export default class SeatMovesController {
  async store(ctx: HttpContext) {
    const { telephone } = await ctx.request.validateUsing(seatMoveValidator)
    await moveAnySeat(ctx, ctx.params.id, telephone)
    return { msg: messages.seatMoved }
  }
}
