import logger from '@adonisjs/core/services/logger'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import type { VideoCloud } from '#drivers/video/video_cloud'
import { forget } from '#media/delete_videos'
import { syncPendingVideos } from '#media/pending_videos'
import { AbandonedDays, VideoState } from '#media/terms'
import Video from '#media/video'

const atOnce = 200

/**
 * Learns what became of uploads, gives up those that nobody came back to for a week, and has the cloud
 * forget what was deleted while it was away. What has not arrived stands in no course.
 * @returns how many the cloud has forgotten
 */
export async function tidyVideos(cloud: VideoCloud): Promise<number> {
  const longAgo = toStored(now().minus({ days: AbandonedDays }))
  const pending = await Video.query()
    .where('status', VideoState.Uploading)
    .orWhere((query) =>
      query.where('status', VideoState.Processing).where('createdAt', '>', longAgo)
    )
    .orderBy('id')
    .limit(atOnce)
  try {
    await syncPendingVideos(cloud, pending)
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error }, 'the video cloud does not answer; its uploads are tidied later')
    return 0
  }
  await Video.query()
    .where('status', VideoState.Uploading)
    .where('createdAt', '<=', longAgo)
    .update({ status: VideoState.Deleting })

  const given = await Video.query().where('status', VideoState.Deleting).limit(atOnce)
  let forgotten = 0
  for (const { videoId } of given) if (await forget(cloud, videoId)) forgotten++
  return forgotten
}
