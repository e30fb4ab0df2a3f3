import {
  RecordAction,
  RecordActionText,
  UploadBlocker,
  actionOf,
  nextSteps,
  testBlocker,
} from '@zhuxue/api/terms/certificates/course_edu_logs'
import { messages } from '@zhuxue/api/terms/certificates'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { formatHours } from '~/lib/hours'
import { paths } from '~/lib/paths'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import styles from './EduLogActions.module.css'
import { chapterTest } from '~/features/certificates/shared/RecordLink'
import { useUpload } from './useUpload'

type Props = { log: CourseEduLog; onChanged: () => void }

export function EduLogActions({ log, onChanged }: Props) {
  const { upload, busy } = useUpload(log, onChanged)
  const action = actionOf(log)
  const isUploading = busy || log.uploadObstacle === UploadBlocker.Uploading
  return (
    <div className={styles.actions}>
      {action === RecordAction.Study && (
        <a className="btn btn--primary" href={paths.study(log.courseId)}>
          {RecordActionText.study}
        </a>
      )}
      <TestButton log={log} />
      <ButtonWithReason
        type="button"
        className={log.canUpload ? 'btn btn--primary' : 'btn'}
        disabledReason={log.canUpload ? null : whyNotUpload(log)}
        data-busy={busy}
        onClick={upload}
      >
        {isUploading ? '正在上传' : '上传学时'}
      </ButtonWithReason>
    </div>
  )
}

function TestButton({ log }: { log: CourseEduLog }) {
  const disabledReason = testBlocker(log)
  const ofCourse = disabledReason === null && log.paperId !== null && paths.testPaper(log.paperId, log.correlationId)
  const ofChapter =
    log.uploadObstacle !== UploadBlocker.Refunded && log.heldChapters[0] && chapterTest(log.heldChapters[0])
  const href = ofCourse || ofChapter
  if (href) {
    return (
      <a className={log.canUpload ? 'btn' : 'btn btn--primary'} href={href}>
        开始测试
      </a>
    )
  }
  return (
    <ButtonWithReason type="button" className="btn" disabledReason={disabledReason}>
      开始测试
    </ButtonWithReason>
  )
}

/** The remaining steps, or the rule itself. */
const whyNotUpload = (log: CourseEduLog) => nextSteps(log, formatHours).join('；') || messages.minutesBeforeUpload
