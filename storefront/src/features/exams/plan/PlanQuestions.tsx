import { useState } from 'react'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { AnsweredQuestion } from '~/features/exams/question/AnsweredQuestion'
import { SubmitAnswer } from '~/features/exams/question/SubmitAnswer'
import { useGradedAnswer } from '~/features/exams/question/useGradedAnswer'
import styles from './Plan.module.css'

/** The questions of today, one after the other. */
export function PlanQuestions({ onAnswered }: { onAnswered: () => void }) {
  const { data, failed, reload } = useFetch(() => api.exams.plan.questions({}), 'plan questions')
  const [at, setAt] = useState(0)
  const questionId = data?.questions[at]?.questionId ?? 0
  const { answer, verdict, busy, change, submit, clear } = useGradedAnswer((typed) =>
    api.exams.plan.answer({ body: { questionId, answer: typed } })
  )

  async function submitAndCount() {
    if (await submit()) onAnswered()
  }

  function nextQuestion() {
    setAt(at + 1)
    clear()
  }

  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <p role="status">正在加载…</p>
  const question = data.questions[at]
  if (!question) return <EmptyState icon={icons.check} text="今日练习已完成" />
  return (
    <div className={styles.questions}>
      <AnsweredQuestion
        key={question.questionId}
        question={question}
        no={at + 1}
        answer={answer}
        disabled={verdict !== null}
        pass={verdict?.answerPass ?? null}
        verdict={verdict}
        onAnswer={change}
      >
        {verdict ? (
          <>
            <button type="button" className="btn btn--primary" onClick={nextQuestion}>
              下一题
            </button>
            <span className="muted">下次复习 {verdict.nextDay}</span>
          </>
        ) : (
          <SubmitAnswer answer={answer} busy={busy} onSubmit={submitAndCount} />
        )}
      </AnsweredQuestion>
    </div>
  )
}
