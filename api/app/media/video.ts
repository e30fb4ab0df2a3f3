import { VideoSchema } from '#core/schema'
import type { VideoInfo } from '#drivers/video/video_cloud'
import { VideoState } from '#media/terms'

export default class Video extends VideoSchema {
  declare status: VideoState

  get isPending(): boolean {
    return this.status === VideoState.Uploading || this.status === VideoState.Processing
  }

  /** Never overwrites a known value with an empty one. */
  applyInfo({ seconds, bytes, coverUrl, arrived, ready }: VideoInfo): this {
    if (!arrived || this.status === VideoState.Deleting) return this
    this.status = ready ? VideoState.Normal : VideoState.Processing
    this.seconds = seconds || this.seconds
    this.bytes = bytes || this.bytes
    this.coverUrl = coverUrl ?? this.coverUrl
    return this
  }
}
