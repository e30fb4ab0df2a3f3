import type { HttpContext } from '@adonisjs/core/http'
import { productOrders } from '#statistics/overview/product_orders'
import { RangeType } from '#statistics/terms'
import { productOrdersValidator } from '#statistics/validators'

export default class ProductOrdersController {
  async index({ request, params }: HttpContext) {
    const { rangeType = RangeType.Total, ...page } = await request.validateUsing(productOrdersValidator)
    return productOrders(Number(params.courseId), rangeType, page)
  }
}
