import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isAdmin, requireUser, type CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { VideoCloud } from '#drivers/video/video_cloud'
import { VideoUploads, type UploadGrant } from '#drivers/video/video_uploads'
import { deleteVideos } from '#media/delete_videos'
import { syncPendingVideos } from '#media/sync_video_status'
import { VideoState, messages } from '#media/terms'
import Video from '#media/video'

@inject()
export class VideoGrants {
  constructor(
    protected cloud: VideoCloud,
    protected uploads: VideoUploads
  ) {}

  async start(
    user: CurrentUser,
    { title, fileName, fileSize }: { title: string; fileName: string; fileSize?: number }
  ): Promise<UploadGrant> {
    const grant = await this.uploads.start({ title, fileName, bytes: fileSize })
    await Video.create({
      videoId: grant.videoId,
      title,
      fileName,
      bytes: fileSize ?? 0,
      status: VideoState.Uploading,
      createdBy: user.id,
    })
    return grant
  }

  /** With Aliyun a new grant would overwrite a complete video. @throws UserError when complete or unknown to the cloud */
  async renew(user: CurrentUser, videoId: string): Promise<UploadGrant> {
    rejectComplete(await this.#find(user, videoId))
    const grant = await this.uploads.refresh(videoId)
    if (!grant) throw new UserError(messages.videoUploadLost)
    return grant
  }

  /** @throws UserError when it is complete: then it stays as an unused video */
  async cancel(ctx: HttpContext, videoId: string): Promise<void> {
    await this.#find(requireUser(ctx), videoId)
    await deleteVideos(ctx, this.cloud, [videoId], async (trx) => {
      rejectComplete(await Video.query({ client: trx }).where({ videoId }).firstOrFail())
    })
  }

  async #find(user: CurrentUser, videoId: string): Promise<Video> {
    const video = await Video.findBy('videoId', videoId)
    const own = video && (isAdmin(user) || video.createdBy === user.id)
    if (!own || video.status === VideoState.Deleting) throw new NotFound()

    await syncPendingVideos(this.cloud, [video])
    return video
  }
}

function rejectComplete(video: Video): void {
  if (video.status !== VideoState.Uploading) throw new UserError(messages.videoDone)
}
