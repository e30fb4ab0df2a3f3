import { http } from '../../../providers/api'
import { withConflictAuthor } from '../form/conflict'

const courses = '/api/admin/courses'

/** `seen`: the version that was looked at; whoever changed it meanwhile is named in the refusal. */
export const publish = (id: number, seen?: number) =>
  withConflictAuthor(http.post(`${courses}/publish/${id}`, { lockVersion: seen }))
export const unpublish = (id: number) => http.post(`${courses}/unpublish/${id}`)
/** From auditing back to its teacher, who reads the reason. */
export const sendBack = (id: number, reason: string, seen?: number) =>
  withConflictAuthor(http.post(`${courses}/unpublish/${id}`, { reason, lockVersion: seen }))

export interface PublicationResult {
  courseId: number
  courseName: string
  ok: boolean
  msg: string
}

/** Each course for itself: what became of it, and why not. */
export const publishMany = (courseIds: number[], publish: boolean) =>
  http
    .post<{ results: PublicationResult[] }>(`${courses}/publications`, { courseIds, publish })
    .then(({ data }) => data.results)

export const setHot = (id: number, hot: boolean) =>
  http.post(`${courses}/${hot ? 'hot' : 'unhot'}/${id}`)
export const remove = (id: number) => http.delete(`${courses}/${id}`)

export const submitForAudit = (id: number, seen?: number) =>
  withConflictAuthor(
    http.post(`/api/teacher/courses/submit-for-audit/${id}`, { lockVersion: seen })
  )
export const withdraw = (id: number) => http.post(`/api/teacher/courses/unpublish/${id}`)

/** Answers the id of the new, unpublished course. */
export const copy = (id: number, newCourseName: string) =>
  http
    .post<{ courseId: number }>(`${courses}/${id}/copy`, null, { params: { newCourseName } })
    .then(({ data }) => data.courseId)

/** `beforeCourseId` null: behind all the others. */
export const adjustOrder = (move: {
  sourceCourseId: number
  beforeCourseId: number | null
  courseType: number
}) => http.post(`${courses}/adjust-order`, move)
