import logger from '@adonisjs/core/services/logger'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import type { VideoCloud } from '#drivers/video/video_cloud'
import { deleteFromCloud } from '#media/delete_videos'
import { syncPendingVideos } from '#media/sync_video_status'
import { AbandonedDays, VideoState } from '#media/terms'
import Video from '#media/video'

const batchSize = 200

/** Videos still uploading cannot be attached, so old ones are safe to delete. @returns the number of deleted videos */
export async function pruneVideos(cloud: VideoCloud): Promise<number> {
  const longAgo = toStored(now().minus({ days: AbandonedDays }))
  const pending = await Video.query()
    .where('status', VideoState.Uploading)
    .orWhere((query) => query.where('status', VideoState.Processing).where('createdAt', '>', longAgo))
    .orderBy('id')
    .limit(batchSize)
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

  const deleting = await Video.query().where('status', VideoState.Deleting).limit(batchSize)
  let deleted = 0
  for (const { videoId } of deleting) if (await deleteFromCloud(cloud, videoId)) deleted++
  return deleted
}
