import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { audit } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { isReferenced, transaction, type Trx } from '#core/transaction'
import type { VideoCloud } from '#drivers/video/video_cloud'
import { VideoState } from '#media/terms'
import Video from '#media/video'

/** All or none; a row stays `deleting` until the cloud has deleted it. `ensureUnused` throws, with the videos locked. */
export async function deleteVideos(
  ctx: HttpContext,
  cloud: VideoCloud,
  videoIds: string[],
  ensureUnused: (trx: Trx, videoIds: string[]) => Promise<void>
): Promise<number> {
  const ids = [...new Set(videoIds)].sort()
  const videos = await transaction(async (trx) => {
    const found = await Video.query({ client: trx })
      .whereIn('videoId', ids)
      .whereNot('status', VideoState.Deleting)
      .orderBy('videoId')
      .forUpdate()
    if (found.length !== ids.length) throw new NotFound()
    await ensureUnused(trx, ids)

    for (const video of found) {
      const { videoId, title, seconds, bytes } = video
      await video.merge({ status: VideoState.Deleting }).useTransaction(trx).save()
      const before = { videoId, title, seconds, bytes }
      await audit(trx, ctx, { action: 'video.delete', object: `video:${video.id}`, before })
    }
    return found
  })
  for (const { videoId } of videos) await deleteFromCloud(cloud, videoId)
  return videos.length
}

export async function deleteFromCloud(cloud: VideoCloud, videoId: string): Promise<boolean> {
  try {
    await cloud.delete(videoId)
    await Video.query().where({ videoId, status: VideoState.Deleting }).delete()
    return true
  } catch (error) {
    const reason = isReferenced(error) ? 'is still in use' : 'was not forgotten by its cloud'
    logger.warn({ err: error, videoId }, `a deleted video ${reason}`)
    return false
  }
}
