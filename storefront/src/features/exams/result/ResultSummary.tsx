import { AttemptMode } from '@zhuxue/api/terms/exams/attempts'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { StudyRecordNext } from './StudyRecordNext'
import { minute } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { AttemptResult } from '~/features/exams/wire'
import { Outcome } from './Outcome'
import styles from './Result.module.css'
import { resultNote } from './resultText'

type Props = {
  result: AttemptResult
  busy: boolean
  whyNotAgain: string | null
  onAgain: () => void
  onBack: () => void
}

export function ResultSummary({ result, busy, whyNotAgain, onAgain, onBack }: Props) {
  const { userPass, submitTime, mode, regrades, studyRecord } = result
  const note = resultNote(result)
  return (
    <section className={`sheet ${styles.summary}`} aria-label="结果">
      <div className={styles.outcome} data-pass={userPass}>
        <Outcome result={result}>{submitTime && `，${minute(submitTime)} 交卷`}</Outcome>
      </div>
      {note && <p className="note">{note}</p>}
      {regrades.map(({ oldScore, newScore, reason, createTime }) => (
        <p key={createTime} className="note note--amber">
          {minute(createTime)} 重新评分：原 {oldScore} 分，现 {newScore} 分。原因：{reason}
        </p>
      ))}
      {studyRecord && <StudyRecordNext record={studyRecord} />}
      <div className={styles.tools}>
        {userPass !== 1 && (
          <ButtonWithReason
            type="button"
            className="btn btn--primary"
            disabledReason={whyNotAgain}
            data-busy={busy}
            onClick={onAgain}
          >
            {mode === AttemptMode.Test ? '继续测试' : '再练一次'}
          </ButtonWithReason>
        )}
        <a className="btn" href={paths.wrongQuestions} target="_blank" rel="noopener">
          错题本
        </a>
        <button type="button" className="btn" onClick={onBack}>
          返回试卷
        </button>
      </div>
    </section>
  )
}
