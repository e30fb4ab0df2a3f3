import { UploadBlocker, nextSteps, testBlocker } from '@zhuxue/api/terms/certificates/course_edu_logs'
import { messages } from '@zhuxue/api/terms/certificates'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { paths } from '~/lib/paths'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import styles from './EduLogActions.module.css'
import { useUpload } from './useUpload'

type Props = { log: CourseEduLog; onChanged: () => void }

export function EduLogActions({ log, onChanged }: Props) {
  const { upload, busy } = useUpload(log, onChanged)
  const isUploading = busy || log.uploadObstacle === UploadBlocker.Uploading
  return (
    <div className={styles.actions}>
      <TestButton log={log} />
      <ButtonWithReason
        type="button"
        className="btn btn--primary"
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
  if (disabledReason === null && log.paperId !== null) {
    return (
      <a className="btn" href={paths.testPaper(log.paperId, log.correlationId)}>
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
const whyNotUpload = (log: CourseEduLog) => nextSteps(log).join('；') || messages.minutesBeforeUpload
