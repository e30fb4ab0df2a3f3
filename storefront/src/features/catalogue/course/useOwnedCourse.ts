import { useCallback, useEffect, useState } from 'react'
import { CommentsPerPage } from '@zhuxue/api/terms/comments'
import { loadApi } from '~/lib/http/loadApi'
import type { Chapter, Comments, CourseDetail } from '~/lib/http/apiTypes'

export type OwnedCourseData = { course: CourseDetail; chapters: Chapter[]; comments: Comments }

/**
 * `held` is null for users who do not own the course, and at first, as the server rendered it; undefined while loading.
 */
export function useOwnedCourse(courseId: number, token: string | null) {
  const [held, setOwnedCourse] = useState<OwnedCourseData | null | undefined>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    if (!token) return setOwnedCourse(null)
    setOwnedCourse(undefined)
    setFailed(false)
    findOwnedCourse(courseId).then(setOwnedCourse, () => setFailed(true))
  }, [courseId, token])
  useEffect(load, [load])

  return { held, failed, reload: load }
}

/** Uses the list of own courses, which answers without a 404 whether it contains the course. */
async function findOwnedCourse(courseId: number): Promise<OwnedCourseData | null> {
  const { api } = await loadApi()
  const { courses } = await api.learning.courses.index({ query: {} })
  if (!courses.some((mine) => mine.courseId === courseId)) return null

  const params = { id: courseId }
  const [{ course }, { chapters }, comments] = await Promise.all([
    api.catalogue.courses.show({ params }),
    api.learning.publishedChapters.index({ params }),
    api.comments.index({ query: { courseId, pageSize: CommentsPerPage } }),
  ])
  return { course, chapters, comments }
}
