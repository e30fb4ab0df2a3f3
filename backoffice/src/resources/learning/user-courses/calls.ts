import type { UserCourseStatus } from '@zhuxue/api/terms/learning'
import { download } from '../../../components/download'
import { call } from '../../../providers/api'

export const assign = (body: { courseId: number; phones: string; genLiveCode: boolean }, key: string) =>
  call('POST /api/admin/user-courses/assign', { body, headers: { 'Idempotency-Key': key } })

/** @param userCourseStatus the status on the screen; the server returns the new one */
export const switchStatus = (userCourseId: number, userCourseStatus: UserCourseStatus) =>
  call('POST /api/admin/user-courses/change-status', { body: { userCourseId, userCourseStatus } })

export const changeExpiry = (userCourseId: number, expiryDate: string) =>
  call('POST /api/admin/user-courses/change-expiry-date', { body: { userCourseId, expiryDate } })

export const changeExpiries = (userCourseIds: number[], expiryDate: string) =>
  call('POST /api/admin/user-courses/expiry-dates', { body: { userCourseIds, expiryDate } })

export const remove = (id: number) => call('DELETE /api/admin/user-courses/:id', { params: { id } })

export const reveal = (id: number, reason: string) =>
  call('POST /api/admin/user-courses/:id/reveal', { params: { id }, body: { reason } })

export const revokeCode = (id: number) => call('DELETE /api/admin/live-codes/:id', { params: { id } })

export const downloadCodes = (courseId: number, liveCodes?: string[]) =>
  download('GET /api/admin/live-codes-export', { courseId, liveCodes }, '直播码.xlsx')
