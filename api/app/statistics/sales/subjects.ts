import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { subjectKeyOf } from '#statistics/terms'

export interface CourseSubject {
  courseId: number
  courseName: string
  subjectKey: string
}

export async function courseSubjects(
  client: QueryClientContract,
  ids?: number[]
): Promise<Map<number, CourseSubject>> {
  const query = client
    .from('courses')
    .select('id', 'course_name as courseName', 'course_type as courseType')
    .select('cert_subject as certSubject')
  if (ids) query.whereIn('id', ids)
  return new Map(
    (await query).map(({ id, courseName, courseType, certSubject }) => [
      id,
      { courseId: id, courseName, subjectKey: subjectKeyOf(courseType, certSubject) },
    ])
  )
}
