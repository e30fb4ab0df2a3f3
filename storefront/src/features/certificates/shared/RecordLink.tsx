import { RecordAction, RecordActionText, actionOf } from '@zhuxue/api/terms/certificates/course_edu_logs'
import { chapterTestCorrelation } from '@zhuxue/api/terms/certificates/tests'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'

type Props = { record: CourseEduLog; className: string }

/** Leads to the next step of a study record: upload, test or study. */
export function RecordLink({ record, className }: Props) {
  const action = actionOf(record)
  const href = action && addressOf(action, record)
  if (!href) return null
  return (
    <a className={className} href={href} aria-label={`${RecordActionText[action]} ${record.courseName}`}>
      {RecordActionText[action]}
    </a>
  )
}

function addressOf(action: RecordAction, record: CourseEduLog): string | null {
  const { courseId, paperId, correlationId, heldChapters, furtherEduCertId } = record
  switch (action) {
    case RecordAction.Upload:
      return paths.certificate(furtherEduCertId)
    case RecordAction.CourseTest:
      return paperId === null ? null : paths.testPaper(paperId, correlationId)
    case RecordAction.ChapterTest:
      return heldChapters[0] ? chapterTest(heldChapters[0]) : null
    case RecordAction.Study:
      return paths.study(courseId)
  }
}

export const chapterTest = ({ paperId, courseChapterId }: CourseEduLog['heldChapters'][number]) =>
  paperId === null ? null : paths.testPaper(paperId, chapterTestCorrelation(courseChapterId))
