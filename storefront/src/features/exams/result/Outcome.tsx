import { FullScore } from '@zhuxue/api/terms/exams/attempts'
import type { ReactNode } from 'react'
import type { AttemptResult } from '~/features/exams/wire'
import styles from './Result.module.css'
import { verdictText } from './resultText'

/** Verdict, score and pass line; the children follow in its last line. */
export function Outcome({ result, children }: { result: AttemptResult; children?: ReactNode }) {
  const { userScore, passLine, totalScore } = result
  const isScaled = userScore !== null && totalScore !== FullScore
  return (
    <>
      <p className={styles.verdict}>{verdictText(result)}</p>
      {userScore !== null && (
        <p className={styles.score}>
          {userScore}
          <small> / {FullScore} 分</small>
        </p>
      )}
      <p className="muted">
        合格线 {passLine} 分{isScaled && `，由卷面 ${totalScore} 分按比例折算`}
        {children}
      </p>
    </>
  )
}
