import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { completeChapter } from '#learning/playback/complete_chapter'
import { hoursAwarded, messages } from '#learning/terms'
import { readSetting } from '#settings/read_setting'
import { studyValidator } from '#learning/validators'

export default class StudiesController {
  async store(ctx: HttpContext) {
    const { courseChapterId } = await ctx.request.validateUsing(studyValidator)
    const { log, video } = await completeChapter(requireUser(ctx), {
      courseId: ctx.params.id,
      chapterId: courseChapterId,
    })
    const minutesPerHour = Number(await readSetting('minutesPerHour'))
    const testFirst = Boolean(video.paperId) && !log.testPassed
    return {
      completed: true,
      paperId: testFirst ? video.paperId : null,
      completionText: testFirst ? messages.passTestFirst : hoursAwarded(toMinutes(log.studySeconds), minutesPerHour),
    }
  }
}
