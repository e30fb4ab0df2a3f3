import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { BeginFaceCheck } from '#accounts/face_checks/begin_face_check'
import FaceCheck from '#accounts/face_checks/face_check'
import { FaceState } from '#accounts/face_checks/terms'
import { certifyIdValidator, faceCheckValidator } from '#accounts/face_checks/validators'
import { signedIn } from '#core/current_user'

@inject()
export default class FaceChecksController {
  constructor(protected beginFaceCheck: BeginFaceCheck) {}

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(faceCheckValidator)
    return this.beginFaceCheck.execute(signedIn(ctx), { ...given, metaInfo: given.metaInfo ?? '' })
  }

  async show(ctx: HttpContext) {
    const { certifyId } = await ctx.request.validateUsing(certifyIdValidator)
    const check = await FaceCheck.owned(signedIn(ctx), certifyId)
    return { passed: check.state === FaceState.Passed }
  }
}
