import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { messages } from '#learning/terms'
import { redeemLiveCodeThrottled } from '#learning/live_codes/redeem_live_code_throttled'

export default class LiveCodesController {
  async show(ctx: HttpContext) {
    const { id, code } = ctx.params
    const entitlement = await redeemLiveCodeThrottled(requireUser(ctx), Number(id), String(code))
    if (!entitlement) throw new UserError(messages.liveCodeInvalid, { field: 'liveCode' })
    return { valid: true, reason: entitlement.reason, expiryDate: entitlement.expiresOn }
  }
}
