import type { HttpContext } from '@adonisjs/core/http'
import { coursePrices } from '#commerce/pricing/course_prices'
import { previewPrice } from '#commerce/pricing/preview_price'
import { pricePreviewValidator } from '#commerce/pricing/price_preview_validator'

export default class PricePreviewsController {
  async show({ params }: HttpContext) {
    return coursePrices(params.id)
  }

  async store({ request }: HttpContext) {
    return previewPrice(await request.validateUsing(pricePreviewValidator))
  }
}
