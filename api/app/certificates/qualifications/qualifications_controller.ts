import type { HttpContext } from '@adonisjs/core/http'
import { qualificationsOf } from '#certificates/qualifications/own_qualifications'
import {
  addQualification,
  changeQualification,
  removeQualification,
  renewQualification,
} from '#certificates/qualifications/save_qualification'
import { qualificationMessages as messages } from '#certificates/qualifications/terms'
import {
  newQualificationValidator,
  qualificationValidator,
  renewalValidator,
} from '#certificates/qualifications/validators'
import { requireUser } from '#core/current_user'

export default class QualificationsController {
  async index(ctx: HttpContext) {
    return { qualifications: await qualificationsOf(requireUser(ctx).id) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(newQualificationValidator)
    const { id } = await addQualification(requireUser(ctx), form)
    return { qualificationId: id, msg: messages.saved }
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(qualificationValidator)
    await changeQualification(requireUser(ctx), ctx.params.id, form)
    return { msg: messages.saved }
  }

  async renew(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(renewalValidator)
    await renewQualification(requireUser(ctx), ctx.params.id, form)
    return { msg: messages.saved }
  }

  async destroy(ctx: HttpContext) {
    await removeQualification(requireUser(ctx), ctx.params.id)
    return { msg: messages.removed }
  }
}
