import type { HttpContext } from '@adonisjs/core/http'
import { beginEnrolment } from '#accounts/second_factor/enrolment'
import { enrolmentValidator } from '#accounts/second_factor/validators'
import { requireUser } from '#core/current_user'

export default class EnrolmentsController {
  async store(ctx: HttpContext) {
    const { currentPassword } = await ctx.request.validateUsing(enrolmentValidator)
    return beginEnrolment(requireUser(ctx).id, currentPassword)
  }
}
