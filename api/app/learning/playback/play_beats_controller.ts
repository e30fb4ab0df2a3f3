import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { countHeartbeat } from '#learning/playback/count_heartbeat'
import { heartbeatValidator } from '#learning/validators'

export default class PlayBeatsController {
  async store(ctx: HttpContext) {
    const heartbeat = await ctx.request.validateUsing(heartbeatValidator)
    const { sessionSeconds, videoSeconds, completed, reason, check } = await countHeartbeat(requireUser(ctx), heartbeat)
    return {
      coursePlayId: heartbeat.coursePlayId,
      totalPlayTime: sessionSeconds,
      videoPlayTime: videoSeconds,
      completed,
      counting: reason === null,
      reason,
      check,
    }
  }
}
