import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { clientInfo } from '#accounts/sessions/client_info'
import { knownDevice } from '#accounts/sessions/remembered_device'
import { signIn } from '#accounts/sign_in/sign_in'
import { endSession } from '#accounts/sessions/session_token'
import { SignInRedemption } from '#accounts/sign_in/sign_in_codes'
import { clearStaffKey } from '#accounts/sessions/staff_step/staff_key_cookie'
import { signInValidator } from '#accounts/sessions/validators'
import { CompleteSignIn } from '#accounts/sign_in/complete_sign_in'
import { actingRoles, requireUser } from '#core/current_user'
import { readMultipartFields } from '#core/http/multipart_fields'

@inject()
export default class SessionsController {
  constructor(
    protected completeSignIn: CompleteSignIn,
    protected codes: SignInRedemption
  ) {}

  async store(ctx: HttpContext) {
    await readMultipartFields(ctx)
    const { liveCode, ...credentials } = await ctx.request.validateUsing(signInValidator)
    const entry = await signIn(credentials, clientInfo(ctx), knownDevice(ctx))
    const answer = await this.completeSignIn.execute(ctx, entry)
    const { id, loginName, userName, roles: held } = entry.user
    const caller = { id, tokenId: 0, loginName, userName, held, roles: actingRoles(held, entry.staffKey !== null) }
    return { ...answer, liveCode: liveCode ? await this.codes.use(caller, liveCode) : null }
  }

  async destroy(ctx: HttpContext) {
    await endSession(requireUser(ctx).tokenId)
    clearStaffKey(ctx)
    return {}
  }
}
