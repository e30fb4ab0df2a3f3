import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { visibleEduLog } from '#certificates/course_edu_logs/visible_edu_log'
import { spentChapters } from '#certificates/ledger/spent_chapters'
import { recordCreditBlockers } from '#learning/credit_blockers/record_blockers'
import { openChapterWatch } from '#learning/playback/chapter_watch'
import { completeChapter } from '#learning/playback/complete_chapter'
import { toStudyLogData } from '#learning/playback/study_log_data'
import { studyLogOf, studyLogsOf } from '#learning/playback/study_log_list'
import { unfinishedChaptersOf } from '#learning/study_minutes'
import { studyLogValidator } from '#learning/validators'

export default class StudyLogsController {
  async store(ctx: HttpContext) {
    const { courseId, courseChapterId } = await ctx.request.validateUsing(studyLogValidator)
    const { log } = await completeChapter(requireUser(ctx), { courseId, chapterId: courseChapterId })
    return { studyLog: toStudyLogData(log, await spentChapters(log.courseEduLogId)) }
  }

  async index(ctx: HttpContext) {
    const log = await visibleEduLog(requireUser(ctx), ctx.params.id)
    const [studyLogs, unfinished, hourObstacles] = await Promise.all([
      studyLogsOf(log.id),
      unfinishedChaptersOf(log.userId, log.courseId),
      recordCreditBlockers(log),
    ])
    return { studyLogs, unfinishedChapters: unfinished, hourObstacles }
  }

  async show(ctx: HttpContext) {
    const { id } = requireUser(ctx)
    const [studyLog, unfinished] = await Promise.all([
      studyLogOf(id, ctx.params.id),
      openChapterWatch(id, ctx.params.id),
    ])
    return { studyLog, unfinished }
  }
}
