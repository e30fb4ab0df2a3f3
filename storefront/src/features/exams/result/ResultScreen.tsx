import { useEffect, useEffectEvent, useState } from 'react'
import { AttemptMode, AttemptState } from '@zhuxue/api/terms/exams/attempts'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { startBlockedReason } from '~/features/exams/paperSummary'
import type { Paper, AttemptResult } from '~/features/exams/wire'
import { ResultDialog } from './ResultDialog'
import { ResultQuestions } from './ResultQuestions'
import { ResultSummary } from './ResultSummary'
import styles from './Result.module.css'
import { ProgressBar } from '~/components/ui/ProgressBar'

type Props = {
  userPaperId: number
  /** It was just submitted. */
  isNew: boolean
  paper: Paper
  busy: boolean
  onAgain: () => void
  onBack: () => void
}

/** An attempt exactly as the server stored it. */
export function ResultScreen({ userPaperId, isNew, paper, busy, onAgain, onBack }: Props) {
  const { data, failure, failed, reload } = useFetch(
    () => api.exams.answers({ params: { id: userPaperId }, query: {} }),
    `attempt ${userPaperId}`
  )
  const [isAnnounced, setAnnounced] = useState(!isNew)
  const isOpen = data?.state === AttemptState.InProgress
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (isOpen) goBack()
  }, [isOpen])

  const isShown = data !== null && !isOpen
  // The learner had scrolled to the last question before submitting.
  useEffect(() => {
    if (isShown) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isShown])

  if (failure?.code === '404') return <EmptyState icon={icons.file} text="没有找到该答卷" />
  if (failed) return <FailedState text="结果没有加载出来" onRetry={reload} />
  if (!data || isOpen) {
    return <Skeleton className={styles.skeleton} />
  }

  const whyNotAgain = startBlockedReason(paper, data.mode === AttemptMode.Test)
  return (
    <div className={styles.result}>
      <ResultSummary result={data} {...{ busy, whyNotAgain, onAgain, onBack }} />
      <KnowledgePoints points={data.knowledgePoints} />
      <ResultQuestions result={data} />
      {!isAnnounced && (
        <ResultDialog result={data} {...{ busy, whyNotAgain, onAgain }} onClose={() => setAnnounced(true)} />
      )}
    </div>
  )
}

/** The score of each knowledge point, weakest first. */
function KnowledgePoints({ points }: { points: AttemptResult['knowledgePoints'] }) {
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
