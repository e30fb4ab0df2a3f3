import type { HttpContext } from '@adonisjs/core/http'
import { moveOwnSeat } from '#commerce/seats/move_seats'
import { findSeatPlace, lineKeyOf } from '#commerce/seats/seat_lines'
import { seatMoveValidator } from '#commerce/seats/validators'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { messages } from '#learning/terms'

export default class SeatMovesController {
  async store(ctx: HttpContext) {
    const { telephone } = await ctx.request.validateUsing(seatMoveValidator)
    const move = { ...(await findSeatPlace(requireUser(ctx), lineKeyOf(ctx))), seatNo: ctx.params.seatNo, telephone }
    return idempotent(ctx, move, async (trx) => {
      await moveOwnSeat(trx, requireUser(ctx), move)
      return { msg: messages.seatMoved }
    })
  }
}
