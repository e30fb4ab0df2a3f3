import { useState } from 'react'
import { wrongMessages } from '@zhuxue/api/terms/exams/wrong_questions'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { AnsweredQuestion } from '~/features/exams/question/AnsweredQuestion'
import { SubmitAnswer } from '~/features/exams/question/SubmitAnswer'
import { useGradedAnswer } from '~/features/exams/question/useGradedAnswer'
import styles from './DailyPractice.module.css'
import { MorePractice } from './MorePractice'
import { streakText } from './streakText'

/** 每日一练: the same question for all users, graded by the server, and yesterday's with its explanation. */
export default function DailyPractice() {
  const signedIn = isSignedIn(useSession())
  const { data, failed, reload } = useFetch(() => api.exams.todayQuestion.show({}), `today ${signedIn}`)
  const questionId = data?.question?.questionId ?? 0
  const { answer, verdict, busy, change, submit } = useGradedAnswer((typed) =>
    api.exams.todayQuestion.answer({ body: { questionId, answer: typed } })
  )
  const [streak, setStreak] = useState<{ days: number; answeredToday: boolean } | null>(null)

  async function submitAndCount() {
    const gradedAnswer = await submit()
    if (gradedAnswer) setStreak(gradedAnswer.streak)
  }

  if (failed) return <FailedState onRetry={reload} />
  if (!data) {
    return <Skeleton className={styles.skeleton} />
  }
  const { question, emptyText, yesterday } = data
  const days = streakText(streak ?? data.streak)
  return (
    <div className={styles.practice}>
      <div className={styles.head}>
        {days && <span className="tag tag--moss">{days}</span>}
        {signedIn && (
          <div className={styles.ways}>
            <a className="btn btn--small" href={paths.subjectPapers}>
              科目试卷
            </a>
            <a className="btn btn--small" href={paths.wrongQuestions} target="_blank" rel="noopener">
              错题本
            </a>
          </div>
        )}
      </div>
      <h2 className="visually-hidden">今日练习题</h2>
      {question ? (
        <AnsweredQuestion
          question={question}
          answer={answer}
          pass={verdict?.answerPass ?? null}
          verdict={verdict}
          onAnswer={change}
        >
          <SubmitAnswer answer={answer} busy={busy} isGraded={verdict !== null} onSubmit={submitAndCount} />
          {verdict?.inErrorBook && <span className="muted">{wrongMessages.added}</span>}
        </AnsweredQuestion>
      ) : (
        <div className="sheet">
          <EmptyState icon={icons.pencil} text={emptyText ?? ''}>
            <a className="btn" href={paths.answers}>
              看看考试问答
            </a>
          </EmptyState>
        </div>
      )}
      {signedIn && verdict && (
        <MorePractice questionId={questionId} knowledgePoint={question?.knowledgePoint ?? null} />
      )}
      {yesterday?.question && (
        <details className={styles.yesterday}>
          <summary>昨日练习题与解析</summary>
          <AnsweredQuestion
            question={yesterday.question}
            answer=""
            disabled
            verdict={{ ...yesterday.keys, answerPass: null }}
          />
        </details>
      )}
    </div>
  )
}
