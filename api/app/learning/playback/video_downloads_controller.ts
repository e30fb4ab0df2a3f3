import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { PlayAddresses } from '#learning/playback/play_addresses'
import { playValidator } from '#learning/validators'

@inject()
export default class VideoDownloadsController {
  constructor(protected playAddresses: PlayAddresses) {}

  async show(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(playValidator)
    const { url, definition } = await this.playAddresses.download(requireUser(ctx), wanted)
    return { downloadURL: url, definition }
  }
}
