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

interface CourseRow {
  id: number
  course_type: CourseType
}

type KnownCourse = { courseType: CourseType; isBundle: boolean }

/** @param known courses that the caller has read, by id: they are not read again */
export async function grantsOf(
  trx: QueryClientContract,
  items: PaidItem[],
  known: Map<number, KnownCourse> = new Map()
): Promise<Grant[]> {
  const courseIds = [...new Set(items.map(({ courseId }) => courseId))]
  const read = courseIds.flatMap((id): CourseRow[] => {
    const course = known.get(id)
    return course ? [{ id, course_type: course.courseType }] : []
  })
  const unknown = courseIds.filter((id) => !known.has(id))
  const bought = [...read, ...(unknown.length ? await typesOf(trx, unknown) : [])]
  const bundles = courseIds.filter((id) => known.get(id)?.isBundle ?? true)
  const bundled = bundles.length ? await bundledIn(trx, bundles) : []

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

async function typesOf(trx: QueryClientContract, courseIds: number[]): Promise<CourseRow[]> {
  return trx.from('courses').select('id', 'course_type').whereIn('id', courseIds)
}

async function bundledIn(
  trx: QueryClientContract,
  courseIds: number[]
): Promise<(CourseRow & { bundle_id: number })[]> {
  return trx
    .from('course_models')
    .join('course_tags', 'course_tags.course_id', 'course_models.course_id')
    .join('courses', 'courses.id', 'course_models.model_course_id')
    .where('course_tags.tag', CourseTag.Package)
    .whereIn('course_models.course_id', courseIds)
    .orderBy('course_models.position')
    .select('course_models.course_id as bundle_id', 'courses.id', 'courses.course_type')
}

function toGrant(row: CourseRow) {
  return { courseId: row.id, courseType: row.course_type }
}
