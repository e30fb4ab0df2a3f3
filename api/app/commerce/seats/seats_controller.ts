import type { HttpContext } from '@adonisjs/core/http'
import { assignOwnSeats } from '#commerce/seats/assign_own_seats'
import { findLine, findSeatPlace, lineKeyOf } from '#commerce/seats/seat_lines'
import { returnOwnSeat } from '#commerce/seats/return_own_seat'
import { assignmentValidator, seatsValidator } from '#commerce/seats/validators'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { getOrFail } from '#core/get_or_fail'
import { countSeats } from '#learning/seats/count_seats'
import { seatList } from '#learning/seats/seat_list'
import { messages } from '#learning/terms'

export default class SeatsController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(seatsValidator)
    const { item } = await findLine(requireUser(ctx), lineKeyOf(ctx))
    const [list, seats] = await Promise.all([seatList(item.id, filters), countSeats([item])])
    return { ...list, seats: getOrFail(seats, item.id) }
  }

  async store(ctx: HttpContext) {
    const { telephones } = await ctx.request.validateUsing(assignmentValidator)
    const place = await findSeatPlace(requireUser(ctx), lineKeyOf(ctx))
    return idempotent(ctx, { ...place, telephones }, (trx) => assignOwnSeats(trx, requireUser(ctx), place, telephones))
  }

  async destroy(ctx: HttpContext) {
    const seat = { ...(await findSeatPlace(requireUser(ctx), lineKeyOf(ctx))), seatNo: ctx.params.seatNo }
    return idempotent(ctx, seat, async (trx) => {
      await returnOwnSeat(trx, requireUser(ctx), seat)
      return { msg: messages.seatReturned }
    })
  }
}
