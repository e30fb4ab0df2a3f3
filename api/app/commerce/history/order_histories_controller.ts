import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { findOrder } from '#commerce/find_order'
import { addNote } from '#commerce/history/add_note'
import { OrderHistory } from '#commerce/history/order_history'
import { messages } from '#commerce/history/terms'
import { orderNoteValidator } from '#commerce/history/validators'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'

@inject()
export default class OrderHistoriesController {
  constructor(protected history: OrderHistory) {}

  async show({ params }: HttpContext) {
    return { rows: await this.history.execute(params.orderNo) }
  }

  /** Adds a note for other staff. */
  async store(ctx: HttpContext) {
    const { note } = await ctx.request.validateUsing(orderNoteValidator)
    const order = await findOrder(ctx.params.orderNo)
    await transaction(async (trx) => {
      await addNote(trx, order, { userId: requireUser(ctx).id, note })
      await audit(trx, ctx, { action: 'order.note', object: `order:${order.orderNo}` })
    })
    return { msg: messages.noteAdded }
  }
}
