import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { DecideFaceCheck } from '#accounts/face_checks/decide_face_check'
import FaceCheck from '#accounts/face_checks/face_check'
import { FaceState, messages } from '#accounts/face_checks/terms'
import { certifyIdValidator } from '#accounts/face_checks/validators'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'

/** 认证完成: the user reports it, and the server queries the vendor. */
@inject()
export default class FaceResultsController {
  constructor(protected decideFaceCheck: DecideFaceCheck) {}

  async store(ctx: HttpContext) {
    const { certifyId } = await ctx.request.validateUsing(certifyIdValidator)
    const check = await this.decideFaceCheck.execute(await FaceCheck.owned(requireUser(ctx), certifyId))
    if (check.state === FaceState.Pending) {
      throw new UserError(check.isExpired ? messages.faceExpired : messages.facePending)
    }
    return { passed: check.state === FaceState.Passed }
  }
}
