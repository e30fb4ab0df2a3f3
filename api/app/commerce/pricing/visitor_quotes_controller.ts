import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { priceProducts } from '#commerce/pricing/price_products'
import { toQuote } from '#commerce/pricing/quote_transformer'
import { visitorQuoteValidator } from '#commerce/pricing/validators'

/** Without a code and without the rule for returning buyers. */
export default class VisitorQuotesController {
  async store(ctx: HttpContext) {
    const params = await ctx.request.validateUsing(visitorQuoteValidator)
    return toQuote(await priceProducts(null, params, db.connection()), null)
  }
}
