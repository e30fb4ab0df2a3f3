import db from '@adonisjs/lucid/services/db'
import { inUse } from '#catalogue/videos/video_use'
import { likeContains } from '#core/query_rules'
import { toWireTime } from '#core/time'
import { inOrderBy, sortedBy, type Sorting } from '#core/lists/sorting'
import type { VideoCloud } from '#drivers/video/video_cloud'
import { fetchVideoStatusesOrEmpty } from '#media/sync_video_status'
import { VideoState, VideoStatus } from '#media/terms'
import Video from '#media/video'

export interface VideoFilters extends Sorting<'cloud-videos'> {
  title?: string
  videoStatus?: VideoStatus
  page?: number
  pageSize?: number
}

/** @param coverUrl the cloud's current URL: signed ones expire (docs/product.md 18.5) */
function toVideoCard(video: Video, used: boolean, coverUrl = video.coverUrl) {
  return {
    videoId: video.videoId,
    title: video.title,
    coverURL: coverUrl,
    createTime: toWireTime(video.createdAt),
    duration: video.seconds,
    size: video.bytes,
    status: statusOf(video, used),
  }
}

function statusOf({ status }: Video, used: boolean): VideoStatus {
  if (used) return VideoStatus.Used
  return status === VideoState.Uploading ? VideoStatus.Uploading : VideoStatus.Unused
}

const columns = { title: 'title', createTime: 'created_at', duration: 'seconds', size: 'bytes' }

export async function cloudVideos(cloud: VideoCloud, question: VideoFilters) {
  const { page = 1, pageSize = 10 } = question
  const matches = matching(question)
  const [{ total }] = await matches.clone().count('* as total').pojo<{ total: number }>()
  const sortBy = sortedBy<'cloud-videos'>(question, columns, [[columns.createTime, 'desc']])
  const videos = await inOrderBy(matches, sortBy, 'id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { videos: await loadVideoCards(cloud, videos), total }
}

const maxChoices = 100

export async function videoChoices(cloud: VideoCloud, title?: string) {
  const videos = await matching({ title })
    .whereNot('status', VideoState.Uploading)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxChoices)
  return loadVideoCards(cloud, videos)
}

function matching({ title, videoStatus }: VideoFilters) {
  const query = Video.query().whereNot('status', VideoState.Deleting)
  if (title) query.whereRaw(`title like ? escape '!'`, [likeContains(title)])
  if (videoStatus === VideoStatus.Used) query.whereRaw(inUse)
  else if (videoStatus) query.whereRaw(`not ${inUse}`)
  if (videoStatus === VideoStatus.Uploading) query.where('status', VideoState.Uploading)
  if (videoStatus === VideoStatus.Unused) query.whereNot('status', VideoState.Uploading)
  return query
}

export async function loadVideoCards(cloud: VideoCloud, videos: Video[]) {
  const news = await fetchVideoStatusesOrEmpty(cloud, videos)
  const used = await db
    .from('videos')
    .whereIn(
      'id',
      videos.map(({ id }) => id)
    )
    .whereRaw(inUse)
    .select('id')
  const ids = new Set(used.map(({ id }) => id))
  return videos.map((video) =>
    toVideoCard(video, ids.has(video.id), news.get(video.videoId)?.coverUrl ?? video.coverUrl)
  )
}
