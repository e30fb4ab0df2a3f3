import type { HttpContext } from '@adonisjs/core/http'
import { subjectStats } from '#statistics/overview/subject_stats'
import { RangeType } from '#statistics/terms'
import { rangeTypeValidator } from '#statistics/validators'

export default class SubjectsController {
  async index({ request }: HttpContext) {
    const { rangeType = RangeType.Total } = await request.validateUsing(rangeTypeValidator)
    return { rows: await subjectStats(rangeType) }
  }
}
