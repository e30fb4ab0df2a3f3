import type { CourseFieldValues } from '@zhuxue/api/course-fields'
import type { CourseStatus, CourseType } from '@zhuxue/api/terms/catalogue'
import type { Tone } from '../../../kit/list/StatusTag'

/** A course as the lists carry it; prices in yuan, times in minutes. */
export interface Course {
  courseId: number
  courseName: string
  courseType: CourseType
  courseStatus: CourseStatus
  coursePrice: number
  coursePriceOriginal: number
  freightPrice: number
  converImgUrl: string | null
  courseTeacher: number | null
  teacherName: string | null
  courseTags: string | null
  courseOrder: number
  courseHot: 0 | 1
  recommended: 0 | 1
  orderCount: number
  publishTime: string | null
  sentBackReason: string | null
}

export interface Model {
  modelCode: number
  modelName: string
  /** Of the course that it points at. */
  courseName: string
}

export interface Rule {
  ruleCode: string
  discountedPrice: number | null
}

/** A course as its own page carries it for staff. */
export interface CourseDetail extends Course, Omit<CourseFieldValues, 'videoId'> {
  relatedCourse?: { courseId: number; courseName: string } | null
  models: Model[]
  discountRules: Rule[]
  lockVersion: number
}

export const courseStatusTone: Record<CourseStatus, Tone> = {
  unpublish: 'default',
  auditing: 'warning',
  published: 'success',
}

export const tagsOf = (tags: string | null) => tags?.split(',').filter(Boolean) ?? []
