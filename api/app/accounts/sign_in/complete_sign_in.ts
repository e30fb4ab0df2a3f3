import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import type { StartedSession } from '#accounts/sessions/start_session'
import { SendAccountNotice } from '#accounts/notices/send_account_notice'
import { AccountNotice } from '#accounts/notices/terms'
import { deviceName } from '#accounts/device_name'
import { clientInfo } from '#accounts/sessions/client_info'
import { hasSignedInOn, knownDevice, rememberDevice } from '#accounts/sessions/remembered_device'
import { setStaffKey } from '#accounts/sessions/staff_step/staff_key_cookie'
import { toSignedInUser } from '#accounts/sessions/user_transformer'

/** The response of every kind of sign-in: sends the token in its header, remembers the device, notifies staff of a new one. */
@inject()
export class CompleteSignIn {
  constructor(protected notices: SendAccountNotice) {}

  async execute(ctx: HttpContext, { user, token, staffKey }: StartedSession) {
    if (user.isStaff && !hasSignedInOn(knownDevice(ctx), user.id)) {
      const device = deviceName(clientInfo(ctx).userAgent)
      this.notices.execute(user.telephone, AccountNotice.NewDevice, device)
    }
    await rememberDevice(ctx, user.id)
    ctx.response.header('Authorization', `Bearer ${token}`)
    if (staffKey) setStaffKey(ctx, staffKey)
    return toSignedInUser(user, { hasStaffStep: staffKey !== null })
  }
}
