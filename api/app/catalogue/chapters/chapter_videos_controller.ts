import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChapterVideo } from '#catalogue/chapters/chapter_video'
import { messages } from '#catalogue/terms'
import { chapterVideoValidator } from '#catalogue/videos/video_validators'

@inject()
export default class ChapterVideosController {
  constructor(protected chapterVideo: ChapterVideo) {}

  async show(ctx: HttpContext) {
    return this.chapterVideo.show(ctx, ctx.params.id, ctx.params.chapterId)
  }

  async store(ctx: HttpContext) {
    const { videoId, duration } = await ctx.request.validateUsing(chapterVideoValidator)
    const given = { videoId, duration: duration ?? undefined }
    return { msg: messages.videoUpdated, chapter: await this.chapterVideo.attach(ctx, place(ctx), given) }
  }

  async destroy(ctx: HttpContext) {
    await this.chapterVideo.remove(ctx, place(ctx))
    return { msg: messages.deleted }
  }
}

function place({ params }: HttpContext) {
  return { courseId: params.id, chapterId: params.chapterId }
}
