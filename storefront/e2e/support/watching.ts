import type { APIRequestContext } from '@playwright/test'
import { apiClientFor, type ApiCalls } from './api_calls'
import { demoUser } from './people'

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

export interface Chapter {
  courseChapterId: number
  chapterTitle: string
  chapterVideoId: string
  videoDuration: number
  paperId: number | null
}

/** A further-education course without variants, with its chapters as an admin sees them. */
export async function furtherEducation(request: APIRequestContext) {
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  const listed = await request.get('/api/public/courses?courseType=5&pageSize=100')
  for (const { courseId } of (await listed.json()).courses) {
    const { course } = await (await request.get(`/api/public/courses/${courseId}`)).json()
    if (course.models.length > 0 || course.coursePrice === 0) continue
    if (['jdgc', 'kygc', 'glgc'].includes(course.certSubject)) continue
    const answer = await admin.get(`/api/public/courses/${courseId}/published-chapters`)
    const chapters = leaves(answer.chapters)
    const plays = chapters.length > 0 && chapters.every(({ hasVideo }) => hasVideo)
    if (plays && chapters[0].paperId === null)
      return { ...course, chapters } as { courseId: number; courseName: string; chapters: Chapter[] }
  }
  throw new Error('no further education is for sale')
}
