import type { HttpContext } from '@adonisjs/core/http'
import { mergeCarts } from '#commerce/cart/merge_carts'
import { cartMergeValidator } from '#commerce/validators'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'

export default class CartMergesController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(cartMergeValidator)
    return idempotent(ctx, form, (trx) => mergeCarts(trx, requireUser(ctx), form.products))
  }
}
