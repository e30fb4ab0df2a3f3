import { CourseSource, CourseSourceText, type UserCourseStatus } from '@zhuxue/api/terms/learning'
import type { Tone } from '../../../kit/list/StatusTag'

/** A person's right to a course as the list carries it (specification section 3, UserCourse). */
export interface Right {
  userCourseId: number
  courseId: number
  courseName: string
  userId: number | null
  userName: string | null
  /** With stars. */
  telephone: string | null
  orderId: string | null
  createTime: string
  createType: CourseSource
  userCourseStatus: UserCourseStatus
  /** `yyyy-MM-dd`, that day included. */
  expiryDate: string | null
  overdue: boolean
  /** The telephone belongs to nobody yet. */
  waiting: boolean
  /** Why it cannot be deleted. */
  keptBecause: string | null
}

export const sourceTone: Partial<Record<CourseSource, Tone>> = {
  order: 'success',
  bundle: 'success',
  assignment: 'processing',
  live_code: 'warning',
}

export const sources = Object.values(CourseSource).map((value) => ({
  value,
  label: CourseSourceText[value],
}))

/** Whose right it is, for the labels of its buttons. */
export const ownerOf = ({ userName, telephone, courseName }: Right) =>
  `${userName ?? telephone ?? '未登记'} 的 ${courseName}`
