import type { HttpContext } from '@adonisjs/core/http'
import { handOverOrder } from '#commerce/training_centre/hand_over_order'
import { centreMessages } from '#commerce/training_centre/terms'
import { handoverValidator } from '#commerce/training_centre/validators'
import { requireUser } from '#core/current_user'

export default class HandoversController {
  async store(ctx: HttpContext) {
    const { orderId } = await ctx.request.validateUsing(handoverValidator)
    await handOverOrder(requireUser(ctx), Number(ctx.params.id), orderId)
    return { msg: centreMessages.handedOver }
  }
}
