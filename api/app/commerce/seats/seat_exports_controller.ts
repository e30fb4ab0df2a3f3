import type { HttpContext } from '@adonisjs/core/http'
import { findLine, lineKeyOf } from '#commerce/seats/seat_lines'
import { seatSheetValidator } from '#commerce/seats/validators'
import { requireUser } from '#core/current_user'
import { sendWorkbook } from '#core/spreadsheet'
import { seatSheet } from '#learning/seats/seat_sheet'

export default class SeatExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(seatSheetValidator)
    const { order, item } = await findLine(requireUser(ctx), lineKeyOf(ctx))
    sendWorkbook(ctx, `名额分配${order.orderNo}.xlsx`, seatSheet(item.id, filters))
  }
}
