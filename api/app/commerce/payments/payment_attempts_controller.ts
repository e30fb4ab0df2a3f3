import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { BeginPayment } from '#commerce/payments/begin_payment'
import { paymentAttemptValidator } from '#commerce/validators'
import { requireUser } from '#core/current_user'

@inject()
export default class PaymentAttemptsController {
  constructor(protected beginPayment: BeginPayment) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(paymentAttemptValidator)
    const { orderNo } = ctx.params
    return this.beginPayment.execute(requireUser(ctx), { orderNo, ip: ctx.request.ip() }, form)
  }
}
