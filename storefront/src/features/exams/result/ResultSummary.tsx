import { AttemptMode, FullScore } from '@zhuxue/api/terms/exams/attempts'
import { WhyNotButton } from '~/components/ui/WhyNotButton'
import { minute } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { AttemptResult } from '~/features/exams/wire'
import styles from './Result.module.css'
import { resultNote, verdictText } from './resultText'

type Props = {
  result: AttemptResult
  busy: boolean
  whyNotAgain: string | null
  onAgain: () => void
  onBack: () => void
}

export function ResultSummary({ result, busy, whyNotAgain, onAgain, onBack }: Props) {
  const { userScore, userPass, passLine, submitTime, mode, regrades } = result
  const note = resultNote(result)
  return (
    <section className={`sheet ${styles.summary}`} aria-label="结果">
      <div className={styles.outcome} data-pass={userPass}>
        <p className={styles.verdict}>{verdictText(result)}</p>
        {userScore !== null && (
          <p className={styles.score}>
            {userScore}
            <small> / {FullScore} 分</small>
          </p>
        )}
        <p className="muted">
          合格线 {passLine} 分{submitTime && `，${minute(submitTime)} 交卷`}
        </p>
      </div>
      {note && <p className="note">{note}</p>}
      {regrades.map(({ oldScore, newScore, reason, createTime }) => (
        <p key={createTime} className="note note--amber">
          {minute(createTime)} 重新评分：原 {oldScore} 分，现 {newScore} 分。原因：{reason}
        </p>
      ))}
      <div className={styles.tools}>
        {userPass !== 1 && (
          <WhyNotButton
            type="button"
            className="btn btn--primary"
            whyNot={whyNotAgain}
            data-busy={busy}
            onClick={onAgain}
          >
            {mode === AttemptMode.Test ? '继续测试' : '再练一次'}
          </WhyNotButton>
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
