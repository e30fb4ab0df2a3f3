import type { HttpContext } from '@adonisjs/core/http'
import { toOpenCheck } from '#accounts/presence/open_check_data'
import PresenceCheck from '#accounts/presence/presence_check'
import { requireUser } from '#core/current_user'

export default class OpenChecksController {
  async show(ctx: HttpContext) {
    const check = await PresenceCheck.openOf(requireUser(ctx).id)
    return { check: check && (await toOpenCheck(check)) }
  }
}
