import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { CheckPayments } from '#commerce/payments/check_payments'

@inject()
export default class WalletChecksController {
  constructor(protected checkPayments: CheckPayments) {}

  store(ctx: HttpContext) {
    return this.checkPayments.execute(ctx, ctx.params.orderNo)
  }
}
