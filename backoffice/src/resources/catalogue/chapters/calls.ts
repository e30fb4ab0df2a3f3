import { call } from '../../../providers/api'
import type { ChapterForm, CourseResource } from './chapter'
import type { Move } from './tree'

export const prefixes = {
  'courses': '/api/admin/courses',
  'teacher-courses': '/api/teacher/courses',
} as const satisfies Record<CourseResource, string>

export function chapterCalls(resource: CourseResource, courseId: number) {
  const courses = prefixes[resource]
  const chapters = `${courses}/:id/chapters` as const
  const chapter = `${chapters}/:chapterId` as const
  const course = { params: { id: courseId } }
  const params = (chapterId: number) => ({ params: { id: courseId, chapterId } })

  return {
    add: (body: ChapterForm) => call(`POST ${chapters}`, { ...course, body }).then(({ chapter }) => chapter),
    save: (id: number, body: ChapterForm) => call(`POST ${chapter}`, { ...params(id), body }),
    remove: (id: number) => call(`DELETE ${chapter}`, params(id)),
    move: (body: Move) => call(`POST ${courses}/adjust-chapter-order`, { body }),

    video: (id: number) => call(`GET ${chapter}/video`, params(id)),
    /** @param duration seconds, used only until the cloud has measured the video itself */
    setVideo: (id: number, videoId: string, duration: number) =>
      call(`POST ${chapter}/video`, { ...params(id), body: { videoId, duration } }),
    removeVideo: (id: number) => call(`DELETE ${chapter}/video`, params(id)),
    refreshDuration: (id: number) => call(`POST ${chapter}/refresh-video-duration`, params(id)),
    handout: (id: number) => call(`GET ${chapter}/handout`, params(id)),
    removeHandout: (id: number) => call(`DELETE ${chapter}/handout`, params(id)),
  }
}

export type ChapterCalls = ReturnType<typeof chapterCalls>

export const cloudVideos = (videoName: string) =>
  call('GET /api/admin/videos', { query: { videoName } }).then(({ videos }) => videos)
