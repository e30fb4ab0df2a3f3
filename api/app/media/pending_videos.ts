import logger from '@adonisjs/core/services/logger'
import { now, toStored } from '#core/time'
import type { VideoCloud, VideoFacts } from '#drivers/video/video_cloud'
import { DriverFailure } from '#drivers/driver_failure'
import { VideoState } from '#media/terms'
import Video from '#media/video'

/** Asks the cloud about those of the videos that were not finished when it was asked last. */
export async function learnPending(cloud: VideoCloud, videos: Video[]): Promise<void> {
  const pending = videos.filter((video) => video.isPending)
  if (!pending.length) return

  const known = new Map(
    (await cloud.findAll(pending.map(({ videoId }) => videoId))).map((facts) => [
      facts.videoId,
      facts,
    ])
  )
  for (const video of pending) {
    const facts = known.get(video.videoId)
    if (facts) await note(video, facts)
  }
}

/** Writes down what the cloud says, unless the video was given up since it was read. */
export async function note(video: Video, facts: VideoFacts): Promise<void> {
  const { status, seconds, bytes, coverUrl } = video.learn(facts)
  await Video.query()
    .where('id', video.id)
    .whereNot('status', VideoState.Deleting)
    .update({ status, seconds, bytes, cover_url: coverUrl, updated_at: toStored(now()) })
}

/** The same where an answer without the news is better than none. */
export async function tryToLearn(cloud: VideoCloud, videos: Video[]): Promise<void> {
  try {
    await learnPending(cloud, videos)
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error }, 'the video cloud does not say what became of its uploads')
  }
}
