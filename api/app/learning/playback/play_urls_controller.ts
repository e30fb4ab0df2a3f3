import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { userOrNull } from '#core/current_user'
import { PlayUrlBuilder, type Playing, type PlayRequest } from '#learning/playback/play_addresses'
import { playValidator } from '#learning/validators'

@inject()
export default class PlayUrlsController {
  constructor(protected playUrlBuilder: PlayUrlBuilder) {}

  async index(ctx: HttpContext) {
    const params = await ctx.request.validateUsing(playValidator)
    const { addresses, coursePlayId, video, hourObstacles, watched, check } = await this.play(ctx, params)
    return {
      playUrls: addresses.map(({ definition, url, format }) => ({ definition, playURL: url, format })),
      coursePlayId,
      title: video.title,
      duration: video.seconds,
      hourObstacles,
      watched,
      check,
    }
  }

  async show(ctx: HttpContext) {
    const params = await ctx.request.validateUsing(playValidator)
    const { addresses, coursePlayId } = await this.play(ctx, params)
    const [{ url, definition, format }] = addresses
    return { playURL: url, definition, format, coursePlayId }
  }

  private play(ctx: HttpContext, params: PlayRequest): Promise<Playing> {
    const device = ctx.request.header('user-agent')
    return this.playUrlBuilder.execute(userOrNull(ctx), params, { device, ip: ctx.request.ip() })
  }
}
