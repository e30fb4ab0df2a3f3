import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseStatus, CourseType, ShippedTypes } from '#catalogue/terms'
import { NotFound, UserError } from '#core/errors'
import { grantsOf, type Grant } from '#learning/entitlements/order_contents'
import { adminMessages } from '#learning/terms'

export interface AssignableCourse {
  id: number
  contents: Pick<Grant, 'courseId' | 'courseType'>[]
  /** Its hours are uploaded to the registry, so learners need a name and an ID number. */
  needsIdentity: boolean
}

/** Locks the course in a transaction. @throws NotFound, UserError when it cannot be assigned */
export async function assignableCourse(client: QueryClientContract, courseId: number): Promise<AssignableCourse> {
  const course = await client
    .from('courses')
    .where('id', courseId)
    .if(client.isTransaction, (query) => query.forUpdate())
    .first()
  if (!course) throw new NotFound()
  const refuse = (sentence: string) => new UserError(sentence, { code: 'course-not-assignable', field: 'courseId' })
  const sent = ShippedTypes.includes(course.course_type)
  if (sent || course.course_type === CourseType.Article) throw refuse(adminMessages.notAssignable)
  if (course.course_status !== CourseStatus.Published) throw refuse(adminMessages.courseUnpublished)

  const contents = await grantsOf(client, [{ id: 0, courseId, courseCount: 1 }])
  return {
    id: courseId,
    contents: [...new Map(contents.map((one) => [one.courseId, one])).values()],
    needsIdentity: contents.some(({ courseType }) => courseType === CourseType.FurtherEducation),
  }
}
