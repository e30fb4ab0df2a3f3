import { CourseType } from '#catalogue/terms'

/** Only further education that is sold earns hours (docs/product.md 10.2). */
export function earnsHours(course: { courseType: number; priceFen: number }): boolean {
  return course.courseType === CourseType.FurtherEducation && course.priceFen > 0
}
