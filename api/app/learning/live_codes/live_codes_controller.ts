import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import { countMiss, refuseAfterMisses } from '#learning/live_codes/live_code_misses'
import { messages } from '#learning/terms'
import { useLiveCode } from '#learning/live_codes/use_live_code'

export default class LiveCodesController {
  async show(ctx: HttpContext) {
    const user = requireUser(ctx)
    await refuseAfterMisses(user)

    const entitlement = await useLiveCode(user, Number(ctx.params.id), String(ctx.params.code))
    if (!entitlement) {
      await countMiss(user)
      throw new Refusal(messages.liveCodeInvalid, { field: 'liveCode' })
    }
    return { valid: true, reason: entitlement.reason, expiryDate: entitlement.expiresOn }
  }
}
