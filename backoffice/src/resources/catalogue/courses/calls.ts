import type { CourseTag } from '@zhuxue/api/terms/catalogue'
import { call } from '../../../providers/api'
import { withConflictAuthor } from '../form/conflict'

const params = (id: number) => ({ params: { id } })

interface Publishing {
  /** The version that was reviewed; a later change is rejected, and its author named. */
  lockVersion?: number
  /** Why the course is published despite missing items. */
  reason?: string
}

export const publish = (id: number, body: Publishing = {}) =>
  withConflictAuthor(call('POST /api/admin/courses/publish/:id', { ...params(id), body }))
export const unpublish = (id: number) => call('POST /api/admin/courses/unpublish/:id', params(id))
export const sendBack = (id: number, reason: string, lockVersion?: number) =>
  withConflictAuthor(call('POST /api/admin/courses/unpublish/:id', { ...params(id), body: { reason, lockVersion } }))

export const publishMany = (courseIds: number[], publish: boolean) =>
  call('POST /api/admin/courses/publications', { body: { courseIds, publish } }).then(({ results }) => results)

/** The number of buyers of each course, and in total. */
export const buyersOf = (courseIds: number[]) => call('GET /api/admin/courses/buyers', { query: { courseIds } })

export const setHot = (id: number, hot: boolean) =>
  call(`POST /api/admin/courses/${hot ? 'hot' : 'unhot'}/:id`, params(id))
export const setManyHot = (courseIds: number[], courseHot: boolean) =>
  call('POST /api/admin/courses/spotlights', { body: { courseIds, courseHot } })
export const retagMany = (courseIds: number[], addTags: CourseTag[], removeTags: CourseTag[]) =>
  call('POST /api/admin/courses/tag-batches', { body: { courseIds, addTags, removeTags } })
export const placeMany = (courseIds: number[], moveTo: 'first' | 'last') =>
  call('POST /api/admin/courses/place-batches', { body: { courseIds, moveTo } })
export const remove = (id: number) => call('DELETE /api/admin/courses/:id', params(id))

export const submitForAudit = (id: number, body: Publishing = {}) =>
  withConflictAuthor(call('POST /api/teacher/courses/submit-for-audit/:id', { ...params(id), body }))
export const withdraw = (id: number) => call('POST /api/teacher/courses/unpublish/:id', params(id))

/** @returns the id of the new, unpublished course */
export const copy = (id: number, newCourseName: string): Promise<number> =>
  call('POST /api/admin/courses/:id/copy', { ...params(id), query: { newCourseName } }).then(({ courseId }) => courseId)

/** `beforeCourseId` null: after all others. */
export const adjustOrder = (body: { sourceCourseId: number; beforeCourseId: number | null; courseType: number }) =>
  call('POST /api/admin/courses/adjust-order', { body })
