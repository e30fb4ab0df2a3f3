import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { limitGuesses } from '#core/http/guesses'
import { Refusal } from '#core/http/refusal'
import { messages } from '#learning/terms'
import { useLiveCode } from '#learning/live_codes/use_live_code'

/** Ten misses within an hour stop even right codes (docs/product.md 9.4; docs/threats.md T41). */
export default class LiveCodesController {
  async show(ctx: HttpContext) {
    const user = requireUser(ctx)
    const { id, code } = ctx.params
    const limit = {
      key: `live-code-misses:${user.id}`,
      misses: 10,
      message: messages.tooManyLiveCodes,
    }
    const entitlement = await limitGuesses(limit, () => useLiveCode(user, Number(id), String(code)))
    if (!entitlement) throw new Refusal(messages.liveCodeInvalid, { field: 'liveCode' })
    return { valid: true, reason: entitlement.reason, expiryDate: entitlement.expiresOn }
  }
}
