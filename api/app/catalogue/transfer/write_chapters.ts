import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import Chapter from '#catalogue/chapter'
import { ChapterStatus } from '#catalogue/terms'
import type { chapterColumns } from '#catalogue/transfer/chapter_columns'
import { now, toStored } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { VideoCloud } from '#drivers/video/video_cloud'
import { VideoState } from '#media/terms'
import { storeTransferred } from '#media/transfer/transferred_files'
import Video from '#media/video'

type ChapterRow = TransferRow<typeof chapterColumns>

/** The cloud is asked before any row is locked. */
export async function writeChapters(rows: ChapterRow[], context: WriteContext): Promise<void> {
  const { trx } = context
  const storage = await app.container.make(ObjectStorage)
  const videos = await registerVideos(
    trx,
    rows.flatMap(({ values }) => values.video_id ?? [])
  )
  for (const row of rows) {
    const { values, rowId } = row
    const chapter = rowId
      ? await Chapter.query({ client: trx }).where('id', rowId).forUpdate().firstOrFail()
      : new Chapter().merge({ courseId: values.course, parentId: values.parent })
    const video = values.video_id ? videos.get(values.video_id) : undefined
    if (values.video_id && !video) {
      const sentence = `视频云中没有视频“${values.video_id}”，请上传后在章节中选择`
      context.note(row, { code: 'W_RULE', column: 'video_id', facts: { sentence } })
    }
    chapter.merge({
      chapterTitle: values.chapter_title,
      chapterOrder: values.chapter_order,
      creditSeconds: values.credit_seconds ?? 0,
      videoId: video?.videoId ?? null,
      videoSeconds: video?.seconds || (values.video_seconds ?? 0),
      chapterStatus: (values.status ?? ChapterStatus.Published) as ChapterStatus,
      trial: values.trial ?? false,
    })
    if (values.handout_file) {
      const file = { category: 'handout' as const, path: values.handout_file }
      const stored = await storeTransferred(trx, storage, { ...file, bytes: await context.readFile(file.path) })
      const handoutName = values.handout_name ?? basename(file.path)
      chapter.merge({ handoutKey: stored.key, handoutName, handoutSize: stored.bytes })
    }
    await chapter.useTransaction(trx).save()
    context.done(row, chapter.id)
  }
}

/** Videos of the cloud account that are unknown here become ours. */
async function registerVideos(trx: Trx, videoIds: string[]): Promise<Map<string, Video>> {
  const ids = [...new Set(videoIds)]
  const known = await Video.query({ client: trx }).whereIn('videoId', ids).whereNot('status', VideoState.Deleting)
  const videos = new Map(known.map((video) => [video.videoId, video]))
  for (const info of await findInCloud(ids.filter((id) => !videos.has(id)))) {
    const { videoId, title, seconds, bytes, coverUrl } = info
    const status = info.ready ? VideoState.Normal : VideoState.Processing
    await trx
      .table('videos')
      .insert({ video_id: videoId, title, seconds, bytes, cover_url: coverUrl, status, created_at: toStored(now()) })
    videos.set(videoId, await Video.findByOrFail('videoId', videoId, { client: trx }))
  }
  return videos
}

async function findInCloud(videoIds: string[]) {
  if (!videoIds.length) return []
  const cloud = await app.container.make(VideoCloud)
  try {
    return (await cloud.findAll(videoIds)).filter(({ arrived }) => arrived)
  } catch (error) {
    if (error instanceof DriverFailure) return []
    throw error
  }
}
