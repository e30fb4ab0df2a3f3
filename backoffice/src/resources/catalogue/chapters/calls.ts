import { http } from '../../../providers/api'
import type { Chapter, ChapterForm, Desk, PlayUrl, VideoFacts } from './chapter'
import type { Move } from './tree'

export const prefixes: Record<Desk, string> = {
  'courses': '/api/admin/courses',
  'teacher-courses': '/api/teacher/courses',
}

export const chaptersUrl = (desk: Desk, courseId: number) =>
  `${prefixes[desk]}/${courseId}/chapters`

/** Every call that changes or reads the chapters of one course. */
export function chapterCalls(desk: Desk, courseId: number) {
  const all = chaptersUrl(desk, courseId)
  const one = (id: number) => `${all}/${id}`
  const chapterOf = ({ data }: { data: { chapter: Chapter } }) => data.chapter

  return {
    add: (form: Pick<ChapterForm, 'chapterTitle' | 'parentId' | 'chapterStatus'>) =>
      http.post<{ chapter: Chapter }>(all, form).then(chapterOf),
    save: (id: number, form: ChapterForm) =>
      http.post<{ chapter: Chapter }>(one(id), form).then(chapterOf),
    remove: (id: number) => http.delete(one(id)),
    move: (move: Move) => http.post(`${prefixes[desk]}/adjust-chapter-order`, move),

    video: (id: number) =>
      http
        .get<{ video: VideoFacts | null; playUrls?: PlayUrl[] }>(`${one(id)}/video`)
        .then(({ data }) => data),
    /** `duration` (seconds) serves only until the cloud has measured the video itself. */
    setVideo: (id: number, videoId: string, duration: number) =>
      http.post(`${one(id)}/video`, { videoId, duration }),
    removeVideo: (id: number) => http.delete(`${one(id)}/video`),
    refreshDuration: (id: number) =>
      http
        .post<{ videoDuration: number }>(`${one(id)}/refresh-video-duration`)
        .then(({ data }) => data.videoDuration),
    removeHandout: (id: number) => http.delete(`${one(id)}/handout`),
  }
}

export type ChapterCalls = ReturnType<typeof chapterCalls>

/** Videos that are in the cloud already, for admins. */
export const cloudVideos = (videoName: string) =>
  http
    .get<{ videos: VideoFacts[] }>('/api/admin/videos', { params: { videoName } })
    .then(({ data }) => data.videos)
