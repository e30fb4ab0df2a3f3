import { CourseType } from '#catalogue/terms'

/** Hours belong to further education that is sold (docs/product.md 10.2). */
export function earnsHours(course: { courseType: number; priceFen: number }): boolean {
  return course.courseType === CourseType.FurtherEducation && course.priceFen > 0
}
