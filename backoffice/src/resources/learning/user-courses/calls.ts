import type { AssignOutcome, LiveCodeState, UserCourseStatus } from '@zhuxue/api/terms/learning'
import { download } from '../../../kit/download'
import { http } from '../../../providers/api'

const rights = '/api/admin/user-courses'

/** What became of one entry of the pasted text. */
export interface AssignResult {
  typed: string
  telephone: string | null
  outcome: AssignOutcome
  userCourseId: number | null
  liveCode: string | null
}

export interface AssignAnswer {
  results: AssignResult[]
  /** How many got the course just now. */
  assigned: number
  already: string[]
  lacking: string[]
  invalid: string[]
  msg: string
}

export interface LiveCode {
  liveCodeId: number
  liveCode: string
  telephone: string | null
  userName: string | null
  state: LiveCodeState
  createTime: string
  usedTime: string | null
}

/** The key makes a second press, or one after a lost answer, the same as the first. */
export const assign = (
  form: { courseId: number; phones: string; genLiveCode: boolean },
  key: string
) =>
  http
    .post<AssignAnswer>(`${rights}/assign`, form, { headers: { 'Idempotency-Key': key } })
    .then(({ data }) => data)

/** The status is the one that was seen; the server says the new one. */
export const switchStatus = (userCourseId: number, userCourseStatus: UserCourseStatus) =>
  http
    .post<{ userCourseStatus: UserCourseStatus; msg: string }>(`${rights}/change-status`, {
      userCourseId,
      userCourseStatus,
    })
    .then(({ data }) => data)

export const changeExpiry = (userCourseId: number, expiryDate: string) =>
  http
    .post<{ overdue: boolean; msg: string }>(`${rights}/change-expiry-date`, {
      userCourseId,
      expiryDate,
    })
    .then(({ data }) => data)

export const remove = (userCourseId: number) => http.delete(`${rights}/${userCourseId}`)

/** The whole telephone, for a reason that stays in the audit log. */
export const reveal = (userCourseId: number, reason: string) =>
  http
    .post<{ value: string | null }>(`${rights}/${userCourseId}/reveal`, { reason })
    .then(({ data }) => data.value)

export const revokeCode = (liveCodeId: number) => http.delete(`/api/admin/live-codes/${liveCodeId}`)

/** Some live codes of a course, or all of them, with whole telephones; that it was taken is logged. */
export const takeCodes = (courseId: number, liveCodes?: string[]) =>
  download('/api/admin/live-codes-export', { courseId, liveCodes }, '直播码.xlsx')
