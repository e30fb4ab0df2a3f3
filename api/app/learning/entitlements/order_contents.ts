import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseTag, ShippedTypes, type CourseType } from '#catalogue/terms'
import { CourseSource } from '#learning/terms'

export interface PaidItem {
  id: number
  courseId: number
  courseCount: number
}

export interface Grant {
  courseId: number
  courseType: CourseType
  source: CourseSource
  item: PaidItem
}

export async function grantsOf(trx: QueryClientContract, items: PaidItem[]): Promise<Grant[]> {
  const courseIds = items.map(({ courseId }) => courseId)
  const bought = await trx.from('courses').select('id', 'course_type').whereIn('id', courseIds)
  const bundled = await trx
    .from('course_models')
    .join('course_tags', 'course_tags.course_id', 'course_models.course_id')
    .join('courses', 'courses.id', 'course_models.model_course_id')
    .where('course_tags.tag', CourseTag.Package)
    .whereIn('course_models.course_id', courseIds)
    .orderBy('course_models.position')
    .select('course_models.course_id as bundle_id', 'courses.id', 'courses.course_type')

  return items
    .flatMap((item) => [
      ...bought
        .filter(({ id }) => id === item.courseId)
        .map((row) => ({ ...toGrant(row), source: CourseSource.Order, item })),
      ...bundled
        .filter((row) => row.bundle_id === item.courseId)
        .map((row) => ({ ...toGrant(row), source: CourseSource.Bundle, item })),
    ])
    .filter(({ courseType }) => !ShippedTypes.includes(courseType))
}

function toGrant(row: { id: number; course_type: CourseType }) {
  return { courseId: row.id, courseType: row.course_type }
}
