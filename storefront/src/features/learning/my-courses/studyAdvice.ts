import { waitingTests } from '@zhuxue/api/terms/certificates/course_edu_logs'
import { chapterTestCorrelation } from '@zhuxue/api/terms/certificates/tests'
import { CreditBlocker, CreditBlockerText } from '@zhuxue/api/terms/learning/credit_blockers'
import { unfinishedText } from '@zhuxue/api/terms/learning/watched'
import { formatHours } from '~/lib/hours'
import { paths } from '~/lib/paths'
import type { MyCourse } from '~/lib/http/apiTypes'

type Studied = Pick<MyCourse, 'courseId' | 'hourObstacles' | 'denial' | 'heldChapters' | 'hinderedChapters'>

export interface Advice {
  text: string
  /** Where it can be done. */
  href: string | null
}

/** Why minutes of a course do not count, and what can be done about it. A tag marks courses without hours. */
export function studyAdvice(course: Studied): Advice[] {
  const { courseId, hourObstacles, denial, heldChapters, hinderedChapters } = course
  const ofCourse = hourObstacles.filter((reason) => reason !== CreditBlocker.NoHours)
  // A course without hours may have ended too.
  const ended = denial && denial !== 'not-signed-in' && !ofCourse.includes(denial) ? [denial] : []
  const waiting = waitingTests(heldChapters, formatHours)
  return [
    ...[...ended, ...ofCourse].map((reason) => ({ text: CreditBlockerText[reason], href: null })),
    ...(waiting ? [{ text: waiting, href: testOf(heldChapters) }] : []),
    ...hinderedChapters.map(({ chapterName, courseChapterId, ...watch }) => ({
      text: `「${chapterName}」${unfinishedText(watch)}`,
      href: paths.study(courseId, courseChapterId),
    })),
  ]
}

function testOf([first]: Studied['heldChapters']): string | null {
  if (!first || first.paperId === null) return null
  return paths.testPaper(first.paperId, chapterTestCorrelation(first.courseChapterId))
}
