import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { countHeartbeat } from '#learning/playback/count_heartbeat'
import { beatValidator } from '#learning/validators'

export default class PlayBeatsController {
  async store(ctx: HttpContext) {
    const beat = await ctx.request.validateUsing(beatValidator)
    const { sessionSeconds, videoSeconds, completed, reason } = await countHeartbeat(requireUser(ctx), beat)
    return {
      coursePlayId: beat.coursePlayId,
      totalPlayTime: sessionSeconds,
      videoPlayTime: videoSeconds,
      completed,
      counting: reason === null,
      reason,
    }
  }
}
