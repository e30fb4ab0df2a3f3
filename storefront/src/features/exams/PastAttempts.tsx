import { AttemptModeText, AttemptState, AttemptStateText } from '@zhuxue/api/terms/exams/attempts'
import { minute } from '~/lib/format'
import styles from './PaperScreen.module.css'
import type { Attempt } from './wire'

/** Submitted or abandoned attempts, newest first. */
export function PastAttempts({ attempts, onShow }: { attempts: Attempt[]; onShow: (userPaperId: number) => void }) {
  const former = attempts.filter(({ state }) => state !== AttemptState.InProgress)
  if (former.length === 0) return null
  return (
    <section className={`sheet ${styles.former}`} aria-label="以往答卷">
      <h3>以往答卷</h3>
      <ol>
        {former.map((attempt) => (
          <li key={attempt.userPaperId}>
            <span>第 {attempt.attemptNo} 次</span>
            <span className="tag">{AttemptModeText[attempt.mode]}</span>
            <span className="muted">{minute(attempt.submitTime ?? attempt.createTime)}</span>
            {attempt.userScore === null ? (
              <span>{AttemptStateText[attempt.state]}</span>
            ) : (
              <strong>{attempt.userScore} 分</strong>
            )}
            {attempt.userPass !== null && (
              <span className={attempt.userPass ? 'tag tag--moss' : 'tag tag--signal'}>
                {attempt.userPass ? '合格' : '不合格'}
              </span>
            )}
            {attempt.state !== AttemptState.Voided && (
              <button
                type="button"
                className="btn btn--small"
                aria-label={`查看第 ${attempt.attemptNo} 次结果`}
                onClick={() => onShow(attempt.userPaperId)}
              >
                查看结果
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
