import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { PlayUrlBuilder } from '#learning/playback/play_addresses'
import { playValidator } from '#learning/validators'

@inject()
export default class VideoDownloadsController {
  constructor(protected playUrlBuilder: PlayUrlBuilder) {}

  async show(ctx: HttpContext) {
    const params = await ctx.request.validateUsing(playValidator)
    const { url, definition } = await this.playUrlBuilder.download(requireUser(ctx), params)
    return { downloadURL: url, definition }
  }
}
