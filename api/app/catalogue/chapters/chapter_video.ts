import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type Chapter from '#catalogue/chapter'
import { chapterOf } from '#catalogue/chapters/chapter_list'
import { changeChapter } from '#catalogue/chapters/change_chapter'
import { loadVideoCards } from '#catalogue/videos/cloud_videos'
import { messages } from '#catalogue/terms'
import { lockVideo } from '#catalogue/videos/video_use'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { VideoCloud } from '#drivers/video/video_cloud'
import { waitForUploadedVideo, saveVideoStatus } from '#media/sync_video_status'
import { PreviewSeconds } from '#media/terms'
import Video from '#media/video'

@inject()
export class ChapterVideo {
  constructor(protected cloud: VideoCloud) {}

  async show(ctx: HttpContext, courseId: number, chapterId: number) {
    const user = requireUser(ctx)
    const { chapterVideoId: videoId } = await chapterOf(courseId, chapterId, user)
    const video = videoId ? await Video.findBy('videoId', videoId) : null
    if (!video) return { video: null, playUrls: [] }

    const [card] = await loadVideoCards(this.cloud, [video])
    const addresses = await this.cloud.playAddresses({
      videoId: video.videoId,
      viewer: String(user.id),
      seconds: PreviewSeconds + video.seconds,
    })
    const playUrls = addresses.map(({ url, ...address }) => ({ ...address, playURL: url }))
    return { video: card, playUrls }
  }

  /** The duration from the browser counts only until the cloud reports it. */
  async attach(ctx: HttpContext, at: ChapterRef, { videoId, duration = 0 }: ChosenVideo) {
    const known = await Video.findBy('videoId', videoId)
    if (known) await waitForUploadedVideo(this.cloud, known)

    return changeChapter(ctx, at, {
      action: 'chapter.set-video',
      apply: async (chapter, trx) => {
        const video = await lockVideo(trx, requireUser(ctx), videoId, 'videoId')
        chapter.merge({ videoId, videoSeconds: video.seconds || Math.round(duration) })
      },
    })
  }

  async remove(ctx: HttpContext, at: ChapterRef) {
    return changeChapter(ctx, at, {
      action: 'chapter.remove-video',
      apply: (chapter) => {
        requireVideo(chapter)
        chapter.merge({ videoId: null, videoSeconds: 0 })
      },
    })
  }

  async refreshDuration(ctx: HttpContext, at: ChapterRef): Promise<number> {
    const { chapterVideoId } = await chapterOf(at.courseId, at.chapterId, requireUser(ctx))
    if (!chapterVideoId) throw new UserError(messages.videoMissing)
    const info = await this.cloud.find(chapterVideoId)
    if (!info?.seconds) throw new UserError(messages.durationUnknown)

    const video = await Video.findByOrFail('videoId', chapterVideoId)
    await saveVideoStatus(video, info)
    const { videoDuration } = await changeChapter(ctx, at, {
      action: 'chapter.refresh-video',
      published: true,
      apply: (chapter) => {
        if (chapter.videoId === chapterVideoId) chapter.merge({ videoSeconds: info.seconds })
      },
    })
    return videoDuration
  }
}

export interface ChapterRef {
  courseId: number
  chapterId: number
}

interface ChosenVideo {
  videoId: string
  /** Seconds. */
  duration?: number
}

function requireVideo({ videoId }: Chapter): void {
  if (!videoId) throw new UserError(messages.videoMissing)
}
