import { VideoSchema } from '#core/schema'
import type { VideoFacts } from '#drivers/video/video_cloud'
import { VideoState } from '#media/terms'

/** A film in the cloud, known from the moment that somebody may upload it. */
export default class Video extends VideoSchema {
  declare status: VideoState

  /** True while the cloud may still tell something new. */
  get isPending(): boolean {
    return this.status === VideoState.Uploading || this.status === VideoState.Processing
  }

  /** Takes over what the cloud knows: never less than was known before. */
  learn({ seconds, bytes, coverUrl, arrived, ready }: VideoFacts): this {
    if (!arrived || this.status === VideoState.Deleting) return this
    this.status = ready ? VideoState.Normal : VideoState.Processing
    this.seconds = seconds || this.seconds
    this.bytes = bytes || this.bytes
    this.coverUrl = coverUrl ?? this.coverUrl
    return this
  }
}
