import type { HttpContext } from '@adonisjs/core/http'
import { putClockForward } from '#core/local/advance_clock'
import { clockValidator } from '#core/local/validators'
import { now } from '#core/time'

export default class ClockController {
  async store({ request }: HttpContext) {
    const { advanceSeconds } = await request.validateUsing(clockValidator)
    await putClockForward(advanceSeconds)
    return { now: now().toISO() }
  }
}
