import { waitingTests } from '@zhuxue/api/terms/certificates/course_edu_logs'
import { CreditBlocker, CreditBlockerText } from '@zhuxue/api/terms/learning/credit_blockers'
import type { MyCourse } from '~/lib/http/apiTypes'

type Studied = Pick<MyCourse, 'hourObstacles' | 'denial' | 'heldChapters' | 'hinderedChapters'>

/** Why minutes of a course do not count, and what can be done about it. A tag marks courses without hours. */
export function studyAdvice(course: Studied): string[] {
  const { hourObstacles, denial, heldChapters, hinderedChapters } = course
  const ofCourse = hourObstacles.filter((reason) => reason !== CreditBlocker.NoHours)
  // A course without hours may have ended too.
  const ended = denial && denial !== 'not-signed-in' && !ofCourse.includes(denial) ? [denial] : []
  return [
    ...[...ended, ...ofCourse].map((reason) => CreditBlockerText[reason]),
    ...[waitingTests(heldChapters)].filter((message) => message !== null),
    ...hinderedChapters.map(({ chapterName, reason }) => `「${chapterName}」${CreditBlockerText[reason]}`),
  ]
}
