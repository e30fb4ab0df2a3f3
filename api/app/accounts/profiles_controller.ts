import type { HttpContext } from '@adonisjs/core/http'
import User from '#accounts/user'
import UserTransformer from '#accounts/user_transformer'
import { signedIn } from '#core/current_user'

export default class ProfilesController {
  async show(ctx: HttpContext) {
    const user = await User.query().where('id', signedIn(ctx).id).preload('roleRows').firstOrFail()
    return ctx.serialize({ user: UserTransformer.transform(user) })
  }
}
