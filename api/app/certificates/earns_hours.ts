import { CourseType } from '#catalogue/terms'

/** Hours belong to further education that is sold (docs/product.md 10.2). */
export function earnsHours(course: { courseType: number; priceFen: number | string }): boolean {
  return course.courseType === CourseType.FurtherEducation && Number(course.priceFen) > 0
}
