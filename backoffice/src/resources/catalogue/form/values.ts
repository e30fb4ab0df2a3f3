import { contentFieldNames, fieldOf, type CourseFieldKind } from '@zhuxue/api/course-fields'
import { CourseStatus, CourseType } from '@zhuxue/api/terms/catalogue'
import { tagsOf } from '../courses/course'
import type { CourseDetail, CourseModel } from '../../../lib/apiTypes'

export type ModelValues = Pick<CourseModel, 'modelCode' | 'modelName' | 'courseName'>

export type CourseValues = Omit<CourseDetail, 'courseTags' | 'recommended' | 'courseTeacher' | 'models'> & {
  models: ModelValues[]
  courseTags: string[]
  recommended: boolean
  courseTeacher: string | null
  /** Why a published course changes. */
  reason?: string
}

export const newCourse: Partial<CourseValues> = {
  courseType: CourseType.FurtherEducation,
  courseStatus: CourseStatus.Unpublish,
  courseTags: [],
  recommended: false,
  models: [],
  discountRules: [],
  orderCount: 0,
}

export function toValues(course: CourseDetail): CourseValues {
  return {
    ...course,
    courseTags: tagsOf(course.courseTags),
    recommended: course.recommended === 1,
    courseTeacher: course.courseTeacher === null ? null : String(course.courseTeacher),
  }
}

const ownKinds: CourseFieldKind[] = ['text', 'colour', 'choice', 'reference', 'time']
const ownNames = contentFieldNames.filter((name) => ownKinds.includes(fieldOf(name).kind))

/** Fields that are sent as typed; those of other course types are empty. */
function ownFields(values: CourseValues) {
  return Object.fromEntries(
    ownNames.map((name) => {
      const { ofType } = fieldOf(name)
      const value = values[name as keyof CourseValues]
      const isEmpty = value === undefined || value === '' || (ofType && ofType !== values.courseType)
      return [name, isEmpty ? null : value]
    })
  )
}

/** Only fields of the form are sent: status, hot and counts are the server's. */
export function toBody(values: CourseValues, lockVersion?: number) {
  return {
    ...ownFields(values),
    courseName: values.courseName?.trim(),
    courseType: values.courseType,
    courseTeacher: values.courseTeacher ? Number(values.courseTeacher) : null,
    converImgUrl: values.converImgUrl,
    courseDescription: values.courseDescription ?? '',
    coursePriceOriginal: values.coursePriceOriginal ?? 0,
    // A cleared price is not 0: the server reports it at the field.
    coursePrice: values.coursePrice ?? null,
    courseTime: values.courseTime ?? 0,
    liveMinutes: values.courseType === CourseType.Live ? (values.liveMinutes ?? 0) : 0,
    courseTags: values.courseTags.join(','),
    recommended: values.recommended ? 1 : 0,
    courseOrder: values.courseOrder,
    orderCount: values.orderCount ?? 0,
    models: (values.models ?? []).map(({ modelCode, modelName }) => ({ modelCode, modelName })),
    discountRules: values.discountRules ?? [],
    reason: values.reason?.trim() || undefined,
    lockVersion,
  }
}
