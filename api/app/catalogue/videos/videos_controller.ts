import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { videoChoices } from '#catalogue/videos/cloud_videos'
import { videoChoiceValidator } from '#catalogue/videos/video_validators'
import { VideoCloud } from '#drivers/video/video_cloud'

@inject()
export default class VideosController {
  constructor(protected cloud: VideoCloud) {}

  async index({ request }: HttpContext) {
    const { videoName } = await request.validateUsing(videoChoiceValidator)
    return { videos: await videoChoices(this.cloud, videoName) }
  }
}
