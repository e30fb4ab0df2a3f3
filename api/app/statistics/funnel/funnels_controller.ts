import type { HttpContext } from '@adonisjs/core/http'
import { funnel } from '#statistics/funnel/funnel'
import { FunnelDays } from '#statistics/funnel/terms'
import { funnelValidator } from '#statistics/funnel/validators'

export default class FunnelsController {
  async show({ request }: HttpContext) {
    const { days = FunnelDays[1], courseId } = await request.validateUsing(funnelValidator)
    return funnel(days, courseId)
  }
}
