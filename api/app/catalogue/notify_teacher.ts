import type Course from '#catalogue/course'
import { CourseStatus, CourseType, ShippedTypes } from '#catalogue/terms'
import type { Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

/** What somebody else did with the course; books and articles are no teacher's. */
export async function notifyTeacher(
  trx: Trx,
  course: Course,
  { from, by }: { from: CourseStatus; by: number }
): Promise<void> {
  const { id, teacherId, courseType, courseName, lockVersion } = course
  const hasScreen = courseType !== CourseType.Article && !ShippedTypes.includes(courseType)
  const kind = kindOf(from, course.courseStatus)
  if (!kind || !teacherId || teacherId === by || !hasScreen) return
  await writeMessage(trx, teacherId, {
    kind,
    reference: `course:${id}:${lockVersion}`,
    facts: { courseId: id, courseName, isAnswer: courseType === CourseType.Answer },
  })
}

function kindOf(from: CourseStatus, to: CourseStatus) {
  if (to === CourseStatus.Published) return 'coursePublished'
  if (to !== CourseStatus.Unpublish) return null
  return from === CourseStatus.Auditing ? 'courseSentBack' : 'courseUnpublished'
}
