import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { writeMessage } from '#messages/write_message'

export interface AssignedCourse {
  userId: number | null
  courseId: number
  /** The id of the seat or the entitlement. */
  reference: string
}

/** The owner of a number without an account is notified when the seat is claimed. */
export async function notifyAssigned(trx: Trx, assigned: AssignedCourse[]): Promise<void> {
  const courseIds = [...new Set(assigned.map(({ courseId }) => courseId))]
  const courses: { id: number; name: string }[] = courseIds.length
    ? await trx.from('courses').whereIn('id', courseIds).select('id', 'course_name as name')
    : []
  const names = new Map(courses.map(({ id, name }) => [id, name]))
  for (const { userId, courseId, reference } of assigned) {
    if (userId === null) continue
    await writeMessage(trx, userId, {
      kind: 'courseAssigned',
      reference,
      facts: { courseId, courseName: getOrFail(names, courseId) },
    })
  }
}
