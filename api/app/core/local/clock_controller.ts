import type { HttpContext } from '@adonisjs/core/http'
import { advanceAllClocks } from '#core/local/advance_clock'
import { clockValidator } from '#core/local/validators'
import { now } from '#core/time'

export default class ClockController {
  async store({ request }: HttpContext) {
    const { advanceSeconds } = await request.validateUsing(clockValidator)
    await advanceAllClocks(advanceSeconds)
    return { now: now().toISO() }
  }
}
