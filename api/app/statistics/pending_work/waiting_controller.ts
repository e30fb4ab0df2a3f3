import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { pendingWorkFor } from '#statistics/pending_work/pending_work'

export default class WaitingController {
  async index(ctx: HttpContext) {
    return { rows: await pendingWorkFor(requireUser(ctx)) }
  }
}
