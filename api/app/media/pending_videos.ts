import logger from '@adonisjs/core/services/logger'
import type { VideoCloud } from '#drivers/video/video_cloud'
import { DriverFailure } from '#drivers/driver_failure'
import type Video from '#media/video'

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
    if (facts) await video.learn(facts).save()
  }
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
