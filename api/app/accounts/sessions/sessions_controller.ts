import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#accounts/sessions/caller'
import { knownDevice, rememberDevice } from '#accounts/sessions/known_device'
import { signIn } from '#accounts/sign_in'
import { endSession } from '#accounts/sessions/session_token'
import { signInValidator } from '#accounts/sessions/validators'
import { toSignedInUser } from '#accounts/user_transformer'
import { requireUser } from '#core/current_user'

export default class SessionsController {
  async store(ctx: HttpContext) {
    const credentials = await ctx.request.validateUsing(signInValidator)
    const { user, token } = await signIn(credentials, callerOf(ctx), knownDevice(ctx))
    rememberDevice(ctx, user.id)
    ctx.response.header('Authorization', `Bearer ${token}`)
    return { user: toSignedInUser(user) }
  }

  async destroy(ctx: HttpContext) {
    await endSession(requireUser(ctx).tokenId)
    return {}
  }
}
