import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { cloudVideos, type VideoFilters } from '#catalogue/videos/cloud_videos'
import { ensureUnused } from '#catalogue/videos/video_use'
import { cloudVideosValidator } from '#catalogue/videos/video_validators'
import { VideoCloud } from '#drivers/video/video_cloud'
import { deleteVideos } from '#media/delete_videos'
import { messages } from '#media/terms'

@inject()
export default class CloudVideosController {
  constructor(protected cloud: VideoCloud) {}

  async index({ request }: HttpContext) {
    const question = await request.validateUsing(cloudVideosValidator)
    const { videos, total } = await cloudVideos(this.cloud, question as VideoFilters)
    return { videoList: videos, total }
  }

  async destroy(ctx: HttpContext) {
    await deleteVideos(ctx, this.cloud, [ctx.params.videoId], ensureUnused)
    return { msg: messages.videoDeleted }
  }
}
