import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { throttleCodeGuessing } from '#channels/look_up_code'
import { priceProducts } from '#commerce/pricing/price_products'
import { toQuote } from '#commerce/pricing/quote_transformer'
import { quoteValidator } from '#commerce/pricing/validators'
import { requireUser } from '#core/current_user'

export default class QuotesController {
  async store(ctx: HttpContext) {
    const params = await ctx.request.validateUsing(quoteValidator)
    await throttleCodeGuessing(ctx, params.exclusiveCode)
    const buyer = requireUser(ctx)
    return toQuote(await priceProducts(buyer, params, db.connection()), buyer)
  }
}
