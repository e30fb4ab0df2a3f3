import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import FaceCheck from '#accounts/face_checks/face_check'
import { FacePresence } from '#accounts/presence/face_presence'
import { messages, PresenceState } from '#accounts/presence/terms'
import { certifyIdValidator } from '#accounts/presence/validators'
import { requireUser } from '#core/current_user'

/** The user reports that the vendor's page is finished, and the server queries the vendor. */
@inject()
export default class PresenceFaceResultsController {
  constructor(protected facePresence: FacePresence) {}

  async store(ctx: HttpContext) {
    const { certifyId } = await ctx.request.validateUsing(certifyIdValidator)
    const user = requireUser(ctx)
    const passed = await this.facePresence.finish(user, ctx.params.id, certifyId)
    const triesLeft = await FaceCheck.triesLeftToday(user.id)
    if (passed) return { passed, state: PresenceState.Passed, triesLeft, msg: messages.passed }
    return { passed, state: PresenceState.Failed, triesLeft, msg: messages.faceFailed(triesLeft) }
  }
}
