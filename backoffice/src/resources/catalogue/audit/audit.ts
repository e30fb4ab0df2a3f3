import { useCustom, type HttpError } from '@refinedev/core'
import type { ChapterChange, CourseStatus, CourseType, FactKind } from '@zhuxue/api/terms/catalogue'

export type Shown = string | string[] | null

/** One fact as it was published and as it stands; null where there was, or is, nothing. */
export interface FieldDifference {
  field: string
  label: string
  kind: FactKind
  before: Shown
  after: Shown
}

export interface ChapterDifference {
  change: ChapterChange
  chapterId: number
  title: string
  fields: FieldDifference[]
}

export interface Differences {
  courseId: number
  courseName: string
  courseType: CourseType
  courseStatus: CourseStatus
  teacherName: string | null
  submitTime: string | null
  lockVersion: number
  /** Null for a course that was never published. */
  publishedAt: string | null
  fields: FieldDifference[]
  chapters: ChapterDifference[]
  /** Courses that wait, this one counted. */
  waiting: number
  nextCourseId: number | null
}

export const queue = '/board/admin/course-audit'

export function useDifferences(courseId: string) {
  const { query } = useCustom<Differences, HttpError>({
    url: `/api/admin/courses/${courseId}/differences`,
    method: 'get',
    errorNotification: false,
    queryOptions: { staleTime: 0, gcTime: 0 },
  })
  const { data, error, isFetching, refetch } = query
  return { told: data?.data, error, reading: isFetching, refetch }
}
