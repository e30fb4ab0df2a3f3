import type { HttpContext } from '@adonisjs/core/http'
import { checkAtWallet } from '#commerce/payments/check_at_wallet'

export default class WalletChecksController {
  store(ctx: HttpContext) {
    return checkAtWallet(ctx, ctx.params.orderNo)
  }
}
