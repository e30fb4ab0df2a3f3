import type { HttpContext } from '@adonisjs/core/http'
import { checkPayments } from '#commerce/payments/check_payments'

export default class WalletChecksController {
  store(ctx: HttpContext) {
    return checkPayments(ctx, ctx.params.orderNo)
  }
}
