import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { completeChapter } from '#learning/playback/complete_chapter'
import StudyLog from '#learning/playback/study_log'
import { studyLogFacts } from '#learning/playback/study_log_facts'
import { studyLogValidator } from '#learning/validators'

export default class StudyLogsController {
  async store(ctx: HttpContext) {
    const { courseId, courseChapterId } = await ctx.request.validateUsing(studyLogValidator)
    const { log } = await completeChapter(requireUser(ctx), {
      courseId,
      chapterId: courseChapterId,
    })
    return { studyLog: studyLogFacts(log) }
  }

  async show(ctx: HttpContext) {
    const log = await StudyLog.query()
      .where({ userId: requireUser(ctx).id, chapterId: Number(ctx.params.id) })
      .first()
    return { studyLog: log && studyLogFacts(log) }
  }
}
