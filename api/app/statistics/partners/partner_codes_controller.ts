import type { HttpContext } from '@adonisjs/core/http'
import { toBuffer } from 'qrcode'
import Channel from '#channels/channel'
import { NotFound } from '#core/http/refusal'
import { publicUrl } from '#config/app'

const QrSize = 240

export default class PartnerCodesController {
  /** Leads to the shop with the partner's code; the address is a setting, never the request's (docs/threats.md T65). */
  async show({ params, response }: HttpContext) {
    const channel = await Channel.query()
      .where('userId', Number(params.channelId))
      .whereHas('user', (user) => user.whereNull('disabledAt').whereNull('deletedAt'))
      .first()
    if (!channel?.exclusiveCode) throw new NotFound()
    const link = new URL('/index', publicUrl)
    link.searchParams.set('exclusiveCode', channel.exclusiveCode)
    const image = await toBuffer(link.href, { width: QrSize, margin: 2 })
    response.header('Cache-Control', 'public, max-age=300').type('image/png').send(image)
  }
}
