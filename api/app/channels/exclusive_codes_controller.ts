import type { HttpContext } from '@adonisjs/core/http'
import { lookUpCode } from '#channels/look_up_code'
import { messages } from '#channels/terms'
import { multiplier } from '#core/money'
import { UserError } from '#core/errors'

export default class ExclusiveCodesController {
  async show(ctx: HttpContext) {
    const channel = await lookUpCode(ctx, ctx.params.exclusiveCode)
    if (!channel) throw new UserError(messages.codeNotFound, { field: 'exclusiveCode' })
    return { exclusiveCode: channel.code, exclusiveDiscount: multiplier(channel.discountBp) }
  }
}
