import type { APIRequestContext } from '@playwright/test'
import type { ApiCalls } from './api_calls'

export const leaves = (chapters: any[]): any[] =>
  chapters.flatMap((one) => (one.children?.length ? leaves(one.children) : [one]))

interface Watching {
  courseId: number
  courseChapterId: number
  /** Skips a part in the middle. */
  skips: boolean
}

/** Opens a chapter, lets its length pass, and sends the heartbeats. */
export async function watch(request: APIRequestContext, calls: ApiCalls, watching: Watching) {
  const { courseId, courseChapterId, skips } = watching
  const { chapters } = await calls.get(`/api/public/courses/${courseId}/published-chapters`)
  const { chapterVideoId: videoId, videoDuration } = leaves(chapters).find(
    (one) => one.courseChapterId === courseChapterId
  )
  const where = { courseId, courseChapterId, videoId }
  const query = new URLSearchParams(Object.entries(where).map(([key, value]) => [key, `${value}`]))
  const { coursePlayId } = await calls.get(`/api/vod/play-urls?${query}`)
  const middle = Math.floor(videoDuration / 2)
  const segments = skips
    ? [
        [0, middle - 4],
        [middle + 4, videoDuration],
      ]
    : [[0, videoDuration]]
  await request.post('/local/clock', { data: { advanceSeconds: videoDuration + 1 } })
  const totalPlayTime = videoDuration
  const body = { ...where, coursePlayId, totalPlayTime, seq: 1, position: videoDuration, segments }
  await calls.post('/api/vod/upload-play-time', body)
}
