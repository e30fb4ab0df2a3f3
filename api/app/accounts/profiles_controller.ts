import type { HttpContext } from '@adonisjs/core/http'
import { saveProfile } from '#accounts/save_profile'
import User from '#accounts/user'
import { toUser } from '#accounts/user_transformer'
import { profileValidator } from '#accounts/validators'
import { signedIn } from '#core/current_user'

export default class ProfilesController {
  async show(ctx: HttpContext) {
    const user = await User.withRoles(signedIn(ctx).id)
    return { user: toUser(user) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(profileValidator)
    const user = await saveProfile(signedIn(ctx), form)
    return { user: toUser(user) }
  }
}
