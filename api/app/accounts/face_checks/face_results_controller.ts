import type { HttpContext } from '@adonisjs/core/http'
import { decideFaceCheck } from '#accounts/face_checks/decide_face_check'
import FaceCheck from '#accounts/face_checks/face_check'
import { FaceState, messages } from '#accounts/face_checks/terms'
import { certifyIdValidator } from '#accounts/face_checks/validators'
import { signedIn } from '#core/current_user'
import { Refusal } from '#core/http/refusal'

/** 认证完成: the person says so, the vendor is asked. */
export default class FaceResultsController {
  async store(ctx: HttpContext) {
    const { certifyId } = await ctx.request.validateUsing(certifyIdValidator)
    const check = await decideFaceCheck(await FaceCheck.owned(signedIn(ctx), certifyId))
    if (check.state === FaceState.Pending) {
      throw new Refusal(check.isOver ? messages.faceExpired : messages.facePending)
    }
    return { passed: check.state === FaceState.Passed }
  }
}
