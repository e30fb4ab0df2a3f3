import type { HttpContext } from '@adonisjs/core/http'
import { setLiveStatus } from '#catalogue/videos/live_stream'
import { messages, type LiveStatus } from '#catalogue/terms'
import { liveStatusValidator } from '#catalogue/videos/video_validators'

export default class LiveStatusesController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(liveStatusValidator)
    const liveStatus = form.liveStatus as LiveStatus
    const { lockVersion } = await setLiveStatus(ctx, ctx.params.id, { liveStatus, own: false })
    return { msg: messages.saved, liveStatus, lockVersion }
  }
}
