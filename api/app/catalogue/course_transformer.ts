import type { CourseFieldValues, FieldsWith, RowFieldName } from '#catalogue/course_fields'
import type { CourseRow } from '#catalogue/course_rows'
import { flagValue } from '#catalogue/course_values'
import { CategoryType, CourseTag, lowestPrice } from '#catalogue/terms'
import { multiplier, formatPrice, toYuan } from '#core/money'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'

type FieldsOn<S extends 'card' | 'staff'> = RowFieldName & FieldsWith<{ shownOn: S }>

/** Public data of a course (docs/product.md 2.17). */
export function toCourseCard(row: CourseRow) {
  const total = toMinutes(row.courseSeconds)
  return {
    courseId: row.id,
    courseName: row.courseName,
    courseType: row.courseType,
    courseStatus: row.courseStatus,
    coursePrice: toYuan(row.priceFen),
    coursePriceOriginal: toYuan(row.originalPriceFen),
    lowestModel: lowestModelPrice(row),
    displayPrice: formatPrice(row.priceFen),
    converImgUrl: row.coverUrl,
    courseImgUrl: row.coverUrl,
    backgroundColor: row.backgroundColor,
    courseTeacher: row.teacherId,
    teacherName: row.teacherName,
    courseTags: row.tags ?? '',
    certSubject: row.certSubject,
    requiredCourse: row.requiredCourse === null ? null : flagValue(row.requiredCourse),
    courseHot: row.courseHot,
    recommended: flagValue(row.recommended),
    liveStatus: row.liveStatus,
    liveStartsAt: toWireTime(row.liveStartsAt),
    liveMinutes: toMinutes(row.liveSeconds),
    totalTime: total,
    courseTime: total,
    orderCount: row.orderCount,
    freightPrice: toYuan(row.freightFen),
    publishTime: toWireTime(row.publishedAt),
    createTime: toWireTime(row.createdAt),
  } satisfies Pick<CourseFieldValues, FieldsOn<'card'>> & Record<string, unknown>
}

interface LowestModel {
  coursePrice: number
  coursePriceOriginal: number
  isLowestOfSeveral: boolean
}

/** As the course page shows it while no variant is chosen; a bundle has a price of its own. */
function lowestModelPrice({ tags, modelPrices }: CourseRow): LowestModel | null {
  if (!modelPrices || isBundle(tags)) return null
  const models = modelPrices.split(',').map((pair) => {
    const [price, original] = pair.split(':').map(Number)
    return { coursePrice: toYuan(price), coursePriceOriginal: toYuan(original) }
  })
  const { model, isLowestOfSeveral } = lowestPrice(models)!
  return { ...model, isLowestOfSeveral }
}

export const isBundle = (tags: string | null): boolean => (tags ?? '').split(',').includes(CourseTag.Package)

export type CourseCard = ReturnType<typeof toCourseCard>

export function toStaffFields(row: CourseRow) {
  return {
    courseCategory: categoryOf(row),
    coursePriceDiscount: multiplier(row.discountBp),
    courseOrder: row.courseOrder,
    sentBackReason: row.sentBackReason,
    submitTime: toWireTime(row.submittedAt),
    lockVersion: row.lockVersion,
  } satisfies Pick<CourseFieldValues, FieldsOn<'staff'>> & Record<string, unknown>
}
function categoryOf({ requiredCourse, tags }: CourseRow): CategoryType {
  if (requiredCourse === null) return CategoryType.Optional
  if (requiredCourse) return isBundle(tags) ? CategoryType.RequiredOptional : CategoryType.Required
  return isBundle(tags) ? CategoryType.ElectiveOptional : CategoryType.Elective
}

export type StaffCourseFields = ReturnType<typeof toStaffFields>
