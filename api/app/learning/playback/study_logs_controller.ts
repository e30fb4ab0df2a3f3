import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { visibleEduLog } from '#certificates/course_edu_logs/visible_edu_log'
import { uploadedChapters } from '#certificates/ledger/uploaded_chapters'
import { completeChapter } from '#learning/playback/complete_chapter'
import StudyLog from '#learning/playback/study_log'
import { studyLogFacts } from '#learning/playback/study_log_facts'
import { studyLogsOf } from '#learning/playback/study_log_list'
import { unfinishedChaptersOf } from '#learning/study_minutes'
import { studyLogValidator } from '#learning/validators'

export default class StudyLogsController {
  async store(ctx: HttpContext) {
    const { courseId, courseChapterId } = await ctx.request.validateUsing(studyLogValidator)
    const { log } = await completeChapter(requireUser(ctx), {
      courseId,
      chapterId: courseChapterId,
    })
    return { studyLog: studyLogFacts(log, await uploadedChapters(log.courseEduLogId)) }
  }

  async index(ctx: HttpContext) {
    const log = await visibleEduLog(requireUser(ctx), Number(ctx.params.id))
    const [studyLogs, unfinished] = await Promise.all([
      studyLogsOf(log.id),
      unfinishedChaptersOf(log.userId, log.courseId),
    ])
    return { studyLogs, unfinishedChapters: unfinished }
  }

  async show(ctx: HttpContext) {
    const log = await StudyLog.query()
      .where({ userId: requireUser(ctx).id, chapterId: Number(ctx.params.id) })
      .first()
    return {
      studyLog: log && studyLogFacts(log, await uploadedChapters(log.courseEduLogId)),
    }
  }
}
