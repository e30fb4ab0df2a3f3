import { useCallback } from 'react'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Chapter, CourseDetail, CourseProgress, ResponseOf } from '~/lib/http/apiTypes'

export interface StudySummary {
  course: CourseDetail
  access: ResponseOf<'learning.courses.bought'>
  chapters: Chapter[]
  progress: CourseProgress
}

/** The course, whether the learner has access, and the progress. */
export function useStudy(courseId: number) {
  const params = { id: courseId }
  const { data, failure, reload, changeData } = useFetch<StudySummary>(async () => {
    const [{ course }, access, { chapters }, progress] = await Promise.all([
      api.catalogue.courses.show({ params }),
      api.learning.courses.bought({ params }),
      api.learning.publishedChapters.index({ params }),
      api.learning.courses.progress({ params }),
    ])
    return { course, access, chapters, progress }
  }, `study-${courseId}`)

  /** The server decides which chapters are finished. */
  const refreshChapters = useCallback(async () => {
    const { chapters } = await api.learning.publishedChapters.index({ params: { id: courseId } })
    changeData((now) => now && { ...now, chapters })
  }, [courseId, changeData])

  return { data, failure, reload, refreshChapters }
}
