import db from '@adonisjs/lucid/services/db'
import { messages } from '#catalogue/terms'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { VideoState, messages as mediaSays } from '#media/terms'
import Video from '#media/video'

export const inUse = `(exists (select 1 from chapters where chapters.video_id = videos.video_id)
  or exists (select 1 from courses where courses.video_id = videos.video_id))`

export async function ensureUnused(trx: Trx, videoIds: string[]): Promise<void> {
  const used = await trx.from('videos').whereIn('video_id', videoIds).whereRaw(inUse).first()
  if (used) throw new UserError(mediaSays.videoUsed)
}

/** Locks it against deletion. Teachers may use videos that they uploaded or already have in a course. */
export async function lockVideo(trx: Trx, user: CurrentUser, videoId: string, field: string): Promise<Video> {
  const video = await Video.query({ client: trx }).where('videoId', videoId).forUpdate().first()
  const known = video && video.status !== VideoState.Deleting
  if (!known || !(await canUse(trx, user, video))) throw new UserError(messages.videoUnknown, { field })
  if (video.status === VideoState.Uploading) throw new UserError(messages.videoUploading, { field })
  return video
}

async function canUse(trx: Trx, user: CurrentUser, { videoId, createdBy }: Video) {
  if (isAdmin(user) || createdBy === user.id) return true
  const own = await trx
    .from('courses')
    .leftJoin('chapters', 'chapters.course_id', 'courses.id')
    .where('courses.teacher_id', user.id)
    .where((either) => either.where('chapters.video_id', videoId).orWhere('courses.video_id', videoId))
    .select(db.raw('1 as own'))
    .first()
  return Boolean(own)
}
