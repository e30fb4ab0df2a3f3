import type { HttpContext } from '@adonisjs/core/http'
import { productStats } from '#statistics/overview/subject_stats'
import { RangeType } from '#statistics/terms'
import { rangeTypeValidator } from '#statistics/validators'

export default class ProductsController {
  async index({ request, params }: HttpContext) {
    const { rangeType = RangeType.Total } = await request.validateUsing(rangeTypeValidator)
    return { rows: await productStats(params.s, rangeType) }
  }
}
