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
function toVideoCard(video: Video, useCount: number, coverUrl = video.coverUrl) {
  return {
    videoId: video.videoId,
    title: video.title,
    coverURL: coverUrl,
    createTime: toWireTime(video.createdAt),
    duration: video.seconds,
    size: video.bytes,
    status: statusOf(video, useCount > 0),
    useCount,
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
  const counts = await useCounts(videos.map(({ videoId }) => videoId))
  return videos.map((video) =>
    toVideoCard(video, counts.get(video.videoId) ?? 0, news.get(video.videoId)?.coverUrl ?? video.coverUrl)
  )
}

/** In how many chapters and courses each video is. */
async function useCounts(videoIds: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of ['chapters', 'courses']) {
    const rows = await db
      .from(table)
      .whereIn('video_id', videoIds)
      .groupBy('video_id')
      .select('video_id as videoId')
      .count('* as total')
    for (const { videoId, total } of rows) counts.set(videoId, (counts.get(videoId) ?? 0) + Number(total))
  }
  return counts
}
