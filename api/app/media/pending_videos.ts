import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { now, toStored } from '#core/time'
import type { VideoCloud, VideoFacts } from '#drivers/video/video_cloud'
import { DriverFailure } from '#drivers/driver_failure'
import { VideoState } from '#media/terms'
import Video from '#media/video'

type VideoStatuses = Map<string, VideoFacts>

/**
 * What the cloud says of the videos, by their ids. Of those that were not finished when it was asked last
 * it is written down.
 */
export async function fetchVideoStatuses(
  cloud: VideoCloud,
  videos: Video[]
): Promise<VideoStatuses> {
  if (!videos.length) return new Map()
  const facts = await cloud.findAll(videos.map(({ videoId }) => videoId))
  const news: VideoStatuses = new Map(facts.map((one) => [one.videoId, one]))
  for (const video of videos) {
    const told = news.get(video.videoId)
    if (told && video.isPending) await note(video, told)
  }
  return news
}

/** The same where an answer without the news is better than none. */
export async function fetchVideoStatusesOrEmpty(
  cloud: VideoCloud,
  videos: Video[]
): Promise<VideoStatuses> {
  try {
    return await fetchVideoStatuses(cloud, videos)
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error }, 'the video cloud does not say what became of its uploads')
    return new Map()
  }
}

/**
 * Writes down what became of those videos that were not finished when the cloud was asked last.
 * @throws DriverFailure when the cloud does not answer
 */
export async function syncPendingVideos(cloud: VideoCloud, videos: Video[]): Promise<void> {
  await fetchVideoStatuses(
    cloud,
    videos.filter((video) => video.isPending)
  )
}

const tries = 3
const betweenTries = 700

/** A cloud notices the last byte a moment later than the browser that sent it: it is asked a few times. */
export async function awaitArrival(cloud: VideoCloud, video: Video): Promise<void> {
  for (let asked = 1; ; asked++) {
    await syncPendingVideos(cloud, [video])
    if (video.status !== VideoState.Uploading || asked === tries) return
    await pause(betweenTries)
  }
}

/** Writes down what the cloud says, unless the video was given up since it was read. */
export async function note(video: Video, facts: VideoFacts): Promise<void> {
  const { status, seconds, bytes, coverUrl } = video.learn(facts)
  if (!video.$isDirty) return
  await Video.query()
    .where('id', video.id)
    .whereNot('status', VideoState.Deleting)
    .update({ status, seconds, bytes, cover_url: coverUrl, updated_at: toStored(now()) })
}
