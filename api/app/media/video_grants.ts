import { inject } from '@adonisjs/core'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { NotFound, Refusal } from '#core/http/refusal'
import { VideoCloud } from '#drivers/video/video_cloud'
import { VideoUploads, type UploadGrant } from '#drivers/video/video_uploads'
import { syncPendingVideos } from '#media/pending_videos'
import { VideoState, messages } from '#media/terms'
import Video from '#media/video'

/** The right to put one film into the cloud: given anew, or again to whoever was cut off (threat T57). */
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

  /**
   * A fresh grant for an upload of one's own. A film that is whole gets none: with Aliyun it would be
   * written over.
   * @throws NotFound for somebody else's, Refusal when it is finished or the cloud has forgotten it
   */
  async again(user: CurrentUser, videoId: string): Promise<UploadGrant> {
    const video = await Video.findBy('videoId', videoId)
    const own = video && (isAdmin(user) || video.createdBy === user.id)
    if (!own || video.status === VideoState.Deleting) throw new NotFound()

    await syncPendingVideos(this.cloud, [video])
    if (video.status !== VideoState.Uploading) throw new Refusal(messages.videoDone)
    const grant = await this.uploads.refresh(videoId)
    if (!grant) throw new Refusal(messages.videoUploadLost)
    return grant
  }
}
