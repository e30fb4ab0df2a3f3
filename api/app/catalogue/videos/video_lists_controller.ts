import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { cloudVideos } from '#catalogue/videos/cloud_videos'
import { ensureUnused } from '#catalogue/videos/video_use'
import { allVideosValidator, videoDeletionValidator } from '#catalogue/videos/video_validators'
import { VideoCloud } from '#drivers/video/video_cloud'
import { deleteVideos } from '#media/delete_videos'

@inject()
export default class VideoListsController {
  constructor(protected cloud: VideoCloud) {}

  async show({ request }: HttpContext) {
    return cloudVideos(this.cloud, await request.validateUsing(allVideosValidator))
  }

  async destroy(ctx: HttpContext) {
    const { videoIds } = await ctx.request.validateUsing(videoDeletionValidator)
    return { count: await deleteVideos(ctx, this.cloud, videoIds, ensureUnused) }
  }
}
