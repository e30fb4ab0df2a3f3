import type { Trx } from '#core/transaction'
import { writeMessage, type NewMessage } from '#messages/write_message'

interface Record {
  courseEduLogId: number
  userId: number
}

/** Names the course of the study record in the message. */
export async function notifyAboutHours(
  trx: Trx,
  { courseEduLogId, userId }: Record,
  messageOf: (courseName: string) => NewMessage
): Promise<void> {
  const course = await trx
    .from('course_edu_logs')
    .join('courses', 'courses.id', 'course_edu_logs.course_id')
    .where('course_edu_logs.id', courseEduLogId)
    .select('courses.course_name as name')
    .firstOrFail()
  await writeMessage(trx, userId, messageOf(course.name))
}
