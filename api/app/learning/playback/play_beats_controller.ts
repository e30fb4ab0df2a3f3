import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { countBeat } from '#learning/playback/count_beat'
import { beatValidator } from '#learning/validators'

export default class PlayBeatsController {
  async store(ctx: HttpContext) {
    const beat = await ctx.request.validateUsing(beatValidator)
    const { session, progress, reason } = await countBeat(requireUser(ctx), beat)
    return {
      coursePlayId: session.publicId,
      totalPlayTime: session.creditedSeconds,
      videoPlayTime: progress?.creditedSeconds ?? session.creditedSeconds,
      completed: Boolean(progress?.completedAt),
      counting: reason === null,
      reason,
    }
  }
}
