import { useState } from 'react'
import { WrongQuestion } from '~/features/exams/wrong-questions/WrongQuestion'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { practiceOrder } from './practiceOrder'
import styles from './DailyPractice.module.css'

type Props = { questionId: number; knowledgePoint: string | null }

/** After the question of the day: wrong questions of its knowledge point, then all others, one after the other. */
export function MorePractice({ questionId, knowledgePoint }: Props) {
  const [at, setAt] = useState(-1)
  const { data, failed, reload } = useFetch(() => api.exams.errorQuestions.index({ query: { pageSize: 50 } }), 'more')
  if (failed) {
    return (
      <p className={styles.more}>
        错题没有加载出来
        <button type="button" className="btn btn--small" onClick={reload}>
          重试
        </button>
      </p>
    )
  }
  if (!data) return <p role="status">正在加载…</p>

  const rows = practiceOrder(data.errorQuestions, { questionId, knowledgePoint })
  const row = rows[at]
  const next = rows[at + 1]
  const isSamePoint = knowledgePoint !== null && next?.knowledgePoint === knowledgePoint
  return (
    <div className={styles.more}>
      {row && <WrongQuestion key={row.errorQuestionId} row={row} />}
      {next ? (
        <button type="button" className="btn btn--primary" onClick={() => setAt(at + 1)}>
          {isSamePoint ? `再练一题：${knowledgePoint}` : '再练一道错题'}
        </button>
      ) : (
        <a className="btn" href={paths.subjectPapers}>
          {row ? '错题都练过了，去做科目试卷' : '继续练习科目试卷'}
        </a>
      )}
    </div>
  )
}
