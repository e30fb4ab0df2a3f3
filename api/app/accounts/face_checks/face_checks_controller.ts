import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { BeginFaceCheck } from '#accounts/face_checks/begin_face_check'
import { DecideFaceCheck } from '#accounts/face_checks/decide_face_check'
import FaceCheck from '#accounts/face_checks/face_check'
import { FaceState } from '#accounts/face_checks/terms'
import { certifyIdValidator, faceCheckValidator } from '#accounts/face_checks/validators'
import { requireUser } from '#core/current_user'

@inject()
export default class FaceChecksController {
  constructor(
    protected beginFaceCheck: BeginFaceCheck,
    protected decideFaceCheck: DecideFaceCheck
  ) {}

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(faceCheckValidator)
    return this.beginFaceCheck.execute(requireUser(ctx), {
      ...given,
      metaInfo: given.metaInfo ?? '',
      ip: ctx.request.ip(),
    })
  }

  async show(ctx: HttpContext) {
    const { certifyId } = await ctx.request.validateUsing(certifyIdValidator)
    const check = await this.decideFaceCheck.execute(await FaceCheck.owned(requireUser(ctx), certifyId))
    return { passed: check.state === FaceState.Passed }
  }
}
