import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { now, toStored } from '#core/time'
import type { VideoCloud, VideoInfo } from '#drivers/video/video_cloud'
import { DriverFailure } from '#drivers/driver_failure'
import { VideoState } from '#media/terms'
import Video from '#media/video'

type VideoStatuses = Map<string, VideoInfo>

/** Statuses by video id; those of pending videos are saved. */
export async function fetchVideoStatuses(cloud: VideoCloud, videos: Video[]): Promise<VideoStatuses> {
  if (!videos.length) return new Map()
  const infos = await cloud.findAll(videos.map(({ videoId }) => videoId))
  const statuses: VideoStatuses = new Map(infos.map((one) => [one.videoId, one]))
  for (const video of videos) {
    const status = statuses.get(video.videoId)
    if (status && video.isPending) await saveVideoStatus(video, status)
  }
  return statuses
}

export async function fetchVideoStatusesOrEmpty(cloud: VideoCloud, videos: Video[]): Promise<VideoStatuses> {
  try {
    return await fetchVideoStatuses(cloud, videos)
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error }, 'the video cloud does not say what became of its uploads')
    return new Map()
  }
}

/** @throws DriverFailure when the cloud does not respond */
export async function syncPendingVideos(cloud: VideoCloud, videos: Video[]): Promise<void> {
  await fetchVideoStatuses(
    cloud,
    videos.filter((video) => video.isPending)
  )
}

const maxPolls = 3
const pollEveryMs = 700

/** The cloud registers the last byte a moment after the browser sent it. */
export async function waitForUploadedVideo(cloud: VideoCloud, video: Video): Promise<void> {
  for (let polls = 1; ; polls++) {
    await syncPendingVideos(cloud, [video])
    if (video.status !== VideoState.Uploading || polls === maxPolls) return
    await pause(pollEveryMs)
  }
}

/** Skips videos that were deleted meanwhile. */
export async function saveVideoStatus(video: Video, infos: VideoInfo): Promise<void> {
  const { status, seconds, bytes, coverUrl } = video.applyInfo(infos)
  if (!video.$isDirty) return
  await Video.query()
    .where('id', video.id)
    .whereNot('status', VideoState.Deleting)
    .update({ status, seconds, bytes, cover_url: coverUrl, updated_at: toStored(now()) })
}
