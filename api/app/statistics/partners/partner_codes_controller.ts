import type { HttpContext } from '@adonisjs/core/http'
import Channel from '#channels/channel'
import { NotFound } from '#core/errors'
import { qrPng } from '#core/qr_code/qr_png'
import { publicUrl } from '#config/app'

/** In pixels. */
const QrSize = 240

export default class PartnerCodesController {
  /**
   * Leads to the storefront with the channel's code; the URL comes from a setting, never from the request
   * (docs/threats.md T65).
   */
  async show({ params, response }: HttpContext) {
    const channel = await Channel.query()
      .where('userId', Number(params.channelId))
      .whereHas('user', (user) => user.whereNull('disabledAt').whereNull('deletedAt'))
      .first()
    if (!channel?.exclusiveCode) throw new NotFound()
    const link = new URL('/index', publicUrl)
    link.searchParams.set('exclusiveCode', channel.exclusiveCode)
    const image = qrPng(link.href, QrSize)
    response.header('Cache-Control', 'public, max-age=300').type('image/png').send(image)
  }
}
