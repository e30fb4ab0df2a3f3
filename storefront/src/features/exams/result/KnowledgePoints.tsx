import { ProgressBar } from '~/components/ui/ProgressBar'
import type { AttemptResult } from '~/features/exams/wire'
import styles from './Result.module.css'

/** How each knowledge point went, weakest first. */
export function KnowledgePoints({ points }: { points: AttemptResult['knowledgePoints'] }) {
  if (points.length === 0) return null
  return (
    <section className={`sheet ${styles.points}`} aria-label="知识点掌握情况">
      <h3>知识点掌握情况</h3>
      <ul>
        {points.map(({ knowledgePoint, questions, right, score, totalScore }) => (
          <li key={knowledgePoint}>
            <span>{knowledgePoint}</span>
            <ProgressBar label={knowledgePoint} max={totalScore} value={score} />
            <span className="muted">
              {right} / {questions} 题正确
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
