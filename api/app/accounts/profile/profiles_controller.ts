import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import FaceCheck from '#accounts/face_checks/face_check'
import { SaveProfile } from '#accounts/profile/save_profile'
import User from '#accounts/user'
import { toSignedInUser } from '#accounts/sessions/user_transformer'
import { profileValidator } from '#accounts/profile/validators'
import { lacksStaffStep, requireUser } from '#core/current_user'
import { rejectEmptyForm } from '#core/forms/known_fields'
import { toWireTime } from '#core/time'

@inject()
export default class ProfilesController {
  constructor(protected saveProfile: SaveProfile) {}

  async show(ctx: HttpContext) {
    const me = requireUser(ctx)
    const user = await User.findWithRoles(me.id)
    return {
      ...(await toSignedInUser(user, { hasStaffStep: !lacksStaffStep(me) })),
      facePassedTime: toWireTime(await FaceCheck.lastPassedAt(user.id)),
    }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(profileValidator)
    rejectEmptyForm(ctx, profileValidator)
    const me = requireUser(ctx)
    const user = await this.saveProfile.execute(me, form)
    return toSignedInUser(user, { hasStaffStep: !lacksStaffStep(me) })
  }
}
