import { http } from '../../providers/api'

const courses = '/api/admin/courses'

export const publish = (id: number) => http.post(`${courses}/publish/${id}`)
export const unpublish = (id: number) => http.post(`${courses}/unpublish/${id}`)
/** From auditing back to its teacher, who reads the reason. */
export const sendBack = (id: number, reason: string) =>
  http.post(`${courses}/unpublish/${id}`, { reason })
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

export const submitForAudit = (id: number) =>
  http.post(`/api/teacher/courses/submit-for-audit/${id}`)
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
