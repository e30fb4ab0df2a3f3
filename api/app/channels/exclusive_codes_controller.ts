import type { HttpContext } from '@adonisjs/core/http'
import Channel from '#channels/channel'
import { says } from '#channels/terms'
import { multiplier } from '#core/money'
import { Refusal } from '#core/refusal'

/** What an exclusive code is worth. */
export default class ExclusiveCodesController {
  async show({ params }: HttpContext) {
    const channel = await Channel.byCode(params.exclusiveCode)
    if (!channel) throw new Refusal(says.codeNotFound, { field: 'exclusiveCode' })
    return {
      exclusiveCode: channel.exclusiveCode,
      exclusiveDiscount: multiplier(channel.discountBp),
    }
  }
}
