import type { HttpContext } from '@adonisjs/core/http'
import { assignOwnSeats } from '#commerce/seats/assign_own_seats'
import { moveOwnSeat } from '#commerce/seats/move_seats'
import { returnOwnSeat } from '#commerce/seats/return_own_seat'
import { findLine, lineKeyOf } from '#commerce/seats/seat_lines'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { idempotent } from '#core/http/idempotency'
import { seatPage } from '#partners/v1/seat_page'
import { pageValidator, seatAssignmentValidator, seatMoveValidator } from '#partners/v1/validators'

export default class SeatsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(pageValidator)
    const { item, organisationId } = await findLine(requireUser(ctx), lineKeyOf(ctx))
    if (organisationId) throw new NotFound()
    return seatPage(ctx, (rows) => void rows.where('user_courses.order_item_id', item.id), page)
  }

  /** Numbers that have a seat of this line are reported and change nothing. */
  async store(ctx: HttpContext) {
    const { telephones } = await ctx.request.validateUsing(seatAssignmentValidator)
    const line = ownPlaceOf(ctx)
    return idempotent(ctx, { ...line, telephones }, async (trx) => {
      const { results, seats } = await assignOwnSeats(trx, requireUser(ctx), line, telephones)
      return { results: results.map(({ telephone, result }) => ({ telephone, result })), seats }
    })
  }

  async move(ctx: HttpContext) {
    const { telephone } = await ctx.request.validateUsing(seatMoveValidator)
    const move = { ...ownPlaceOf(ctx), seatNo: Number(ctx.params.seatNo), telephone }
    return idempotent(ctx, move, async (trx) => {
      await moveOwnSeat(trx, requireUser(ctx), move)
      return { seatNo: move.seatNo, telephone }
    })
  }

  async destroy(ctx: HttpContext) {
    const seat = { ...ownPlaceOf(ctx), seatNo: Number(ctx.params.seatNo) }
    return idempotent(ctx, seat, async (trx) => {
      const seats = await returnOwnSeat(trx, requireUser(ctx), seat)
      return { seatNo: seat.seatNo, seats }
    })
  }
}

/** A key opens the orders of its user, not those of organisations. */
const ownPlaceOf = (ctx: HttpContext) => ({ ...lineKeyOf(ctx), organisationId: null })
