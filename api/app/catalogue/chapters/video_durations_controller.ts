import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChapterVideo } from '#catalogue/chapters/chapter_video'
import { messages } from '#catalogue/terms'

@inject()
export default class VideoDurationsController {
  constructor(protected chapterVideo: ChapterVideo) {}

  async store(ctx: HttpContext) {
    const at = { courseId: ctx.params.id, chapterId: ctx.params.chapterId }
    return { msg: messages.durationRefreshed, videoDuration: await this.chapterVideo.refreshDuration(ctx, at) }
  }
}
