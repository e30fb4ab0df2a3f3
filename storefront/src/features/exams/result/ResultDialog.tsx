import { Dialog } from '~/components/dialog/Dialog'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { StudyRecordNext } from './StudyRecordNext'
import type { AttemptResult } from '~/features/exams/wire'
import { Outcome } from './Outcome'
import styles from './Result.module.css'
import { resultNote } from './resultText'

type Props = {
  result: AttemptResult
  busy: boolean
  whyNotAgain: string | null
  onAgain: () => void
  onClose: () => void
}

/** 测试结果: pass line, score, pass or fail. */
export function ResultDialog({ result, busy, whyNotAgain, onAgain, onClose }: Props) {
  const { userPass, studyRecord } = result
  const note = resultNote(result)
  return (
    <Dialog
      title="测试结果"
      size="small"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" data-first onClick={onClose}>
            查看答题情况
          </button>
          {userPass === 0 && (
            <ButtonWithReason
              type="button"
              className="btn btn--primary"
              disabledReason={whyNotAgain}
              data-busy={busy}
              onClick={onAgain}
            >
              继续测试
            </ButtonWithReason>
          )}
        </>
      }
    >
      <div className={styles.outcome} data-pass={userPass}>
        <Outcome result={result} />
        {note && <p className="note">{note}</p>}
        {studyRecord && <StudyRecordNext record={studyRecord} />}
      </div>
    </Dialog>
  )
}
