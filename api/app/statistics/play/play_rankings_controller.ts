import type { HttpContext } from '@adonisjs/core/http'
import { courseRanking, userRanking } from '#statistics/play/play_rankings'
import { rankingValidator } from '#statistics/validators'

export default class PlayRankingsController {
  async courses({ request }: HttpContext) {
    const { courseId } = await request.validateUsing(rankingValidator)
    return { rows: await courseRanking(courseId) }
  }

  async users({ request }: HttpContext) {
    const { courseId } = await request.validateUsing(rankingValidator)
    return { rows: await userRanking(courseId) }
  }
}
