import type { HttpContext } from '@adonisjs/core/http'
import { signIn } from '#accounts/sign_in'
import { endSession } from '#accounts/session_token'
import UserTransformer from '#accounts/user_transformer'
import { signInValidator } from '#accounts/validators'
import { signedIn } from '#core/current_user'

/** A session begins with credentials and is carried by the token of the Authorization header. */
export default class SessionsController {
  async store({ request, response, serialize }: HttpContext) {
    const credentials = await request.validateUsing(signInValidator)
    const { user, token } = await signIn(credentials, {
      ip: request.ip(),
      userAgent: request.header('user-agent') ?? null,
      requestId: request.id() ?? null,
    })
    response.header('Authorization', `Bearer ${token}`)
    return serialize({ user: UserTransformer.transform(user) })
  }

  async destroy(ctx: HttpContext) {
    await endSession(signedIn(ctx).tokenId)
    return {}
  }
}
