import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { userOrNull } from '#core/current_user'
import { PlayAddresses, type Playing, type PlayRequest } from '#learning/playback/play_addresses'
import { playValidator } from '#learning/validators'

@inject()
export default class PlayUrlsController {
  constructor(protected playAddresses: PlayAddresses) {}

  async index(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(playValidator)
    const { addresses, coursePlayId, video, hourObstacles } = await this.play(ctx, wanted)
    return {
      playUrls: addresses.map(({ definition, url, format }) => ({ definition, playURL: url, format })),
      coursePlayId,
      title: video.title,
      duration: video.seconds,
      hourObstacles,
    }
  }

  async show(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(playValidator)
    const { addresses, coursePlayId } = await this.play(ctx, wanted)
    const [{ url, definition, format }] = addresses
    return { playURL: url, definition, format, coursePlayId }
  }

  private play(ctx: HttpContext, wanted: PlayRequest): Promise<Playing> {
    const device = ctx.request.header('user-agent')
    return this.playAddresses.execute(userOrNull(ctx), wanted, { device, ip: ctx.request.ip() })
  }
}
