import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { audit } from '#core/audit/audit'
import { NotFound } from '#core/http/refusal'
import { isReferenced, transaction, type Trx } from '#core/transaction'
import type { VideoCloud } from '#drivers/video/video_cloud'
import { VideoState } from '#media/terms'
import Video from '#media/video'

/**
 * Gives videos up, all of them or none, and then has the cloud forget them. The row waits as `deleting`
 * until the cloud has done so: what fails now is tried again by the hourly tidying.
 * @param refuseUsed throws when a video of these is in use; asked while they are locked, and whoever puts
 * one to use locks it too
 * @throws NotFound when one of them is not there, or is being deleted already
 */
export async function deleteVideos(
  ctx: HttpContext,
  cloud: VideoCloud,
  videoIds: string[],
  refuseUsed: (trx: Trx, videoIds: string[]) => Promise<void>
): Promise<number> {
  const wanted = [...new Set(videoIds)].sort()
  const videos = await transaction(async (trx) => {
    const found = await Video.query({ client: trx })
      .whereIn('videoId', wanted)
      .whereNot('status', VideoState.Deleting)
      .orderBy('videoId')
      .forUpdate()
    if (found.length !== wanted.length) throw new NotFound()
    await refuseUsed(trx, wanted)

    for (const video of found) {
      const { videoId, title, seconds, bytes } = video
      await video.merge({ status: VideoState.Deleting }).useTransaction(trx).save()
      const before = { videoId, title, seconds, bytes: Number(bytes) }
      await audit(trx, ctx, { action: 'video.delete', object: `video:${video.id}`, before })
    }
    return found
  })
  for (const { videoId } of videos) await forget(cloud, videoId)
  return videos.length
}

/** Has the cloud forget a video that was given up; one that fails keeps its row for the next try. */
export async function forget(cloud: VideoCloud, videoId: string): Promise<boolean> {
  try {
    await cloud.delete(videoId)
    await Video.query().where({ videoId, status: VideoState.Deleting }).delete()
    return true
  } catch (error) {
    const why = isReferenced(error) ? 'is still in use' : 'was not forgotten by its cloud'
    logger.warn({ err: error, videoId }, `a deleted video ${why}`)
    return false
  }
}
