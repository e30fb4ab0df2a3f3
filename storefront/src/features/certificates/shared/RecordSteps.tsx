import { nextSteps, waitingTests } from '@zhuxue/api/terms/certificates/course_edu_logs'
import { formatHours } from '~/lib/hours'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import { chapterTest } from './RecordLink'
import styles from './RecordSteps.module.css'

/** What a study record waits for; a test that must be passed is a link. */
export function RecordSteps({ record, className }: { record: CourseEduLog; className?: string }) {
  const { heldChapters } = record
  const waiting = waitingTests(heldChapters, formatHours)
  return (
    <ul className={className}>
      {nextSteps(record, formatHours).map((step) => (
        <li key={step}>{step === waiting ? <WaitingTests text={step} chapters={heldChapters} /> : step}</li>
      ))}
    </ul>
  )
}

/** One test makes the whole sentence a link, several make a link of each name. */
function WaitingTests({ text, chapters }: { text: string; chapters: CourseEduLog['heldChapters'] }) {
  const [only] = chapters
  const href = chapters.length === 1 && only ? chapterTest(only) : null
  if (href) {
    return (
      <a className={`link ${styles.test}`} href={href}>
        {text}
      </a>
    )
  }
  return (
    <>
      {text.slice(0, text.indexOf('「'))}
      {chapters.map((chapter) => (
        <TestName key={chapter.courseChapterId} chapter={chapter} />
      ))}
    </>
  )
}

function TestName({ chapter }: { chapter: CourseEduLog['heldChapters'][number] }) {
  const href = chapterTest(chapter)
  const name = `「${chapter.chapterName}」`
  if (!href) return name
  return (
    <a className="link" href={href}>
      {name}
    </a>
  )
}
