import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { subjectKeyOf } from '#statistics/terms'

export interface CourseSubject {
  courseId: number
  courseName: string
  subjectKey: string
  /** 0 without a teacher. */
  teacherId: number
}

export async function courseSubjects(client: QueryClientContract, ids?: number[]): Promise<Map<number, CourseSubject>> {
  const query = client
    .from('courses')
    .select('id', 'course_name as courseName', 'course_type as courseType')
    .select('cert_subject as certSubject', 'teacher_id as teacherId')
  if (ids) query.whereIn('id', ids)
  return new Map(
    (await query).map(({ id, courseName, courseType, certSubject, teacherId }) => [
      id,
      { courseId: id, courseName, teacherId: teacherId ?? 0, subjectKey: subjectKeyOf(courseType, certSubject) },
    ])
  )
}
