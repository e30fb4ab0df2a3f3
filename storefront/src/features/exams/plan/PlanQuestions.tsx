import { useCallback, useState } from 'react'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { WhyNotButton } from '~/components/ui/WhyNotButton'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { notify } from '~/lib/toasts'
import type { Told } from '~/features/exams/question/question'
import { QuestionView } from '~/features/exams/question/QuestionView'
import styles from './Plan.module.css'

/** The questions of today, one after the other. */
export function PlanQuestions({ onAnswered }: { onAnswered: () => void }) {
  const { data, failed, reload } = useFetch(() => api.exams.plan.questions({}), 'plan questions')
  const [at, setAt] = useState(0)
  const [answer, setAnswer] = useState('')
  const [told, setTold] = useState<(Told & { nextDay: string }) | null>(null)
  const [busy, setBusy] = useState(false)
  const change = useCallback((_id: number, next: string) => setAnswer(next), [])

  async function submit(questionId: number) {
    if (busy) return
    setBusy(true)
    try {
      setTold(await api.exams.plan.answer({ body: { questionId, answer } }))
      onAnswered()
    } catch (error) {
      const { message, shown } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
    } finally {
      setBusy(false)
    }
  }

  function goOn() {
    setAt(at + 1)
    setAnswer('')
    setTold(null)
  }

  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <p role="status">正在加载…</p>
  const question = data.questions[at]
  if (!question) return <EmptyState icon="check" text="今日练习已完成" />
  return (
    <div className={styles.questions}>
      <QuestionView
        key={question.questionId}
        question={question}
        no={at + 1}
        answer={answer}
        disabled={told !== null}
        pass={told?.answerPass ?? null}
        told={told}
        onAnswer={change}
      >
        {told ? (
          <>
            <button type="button" className="btn btn--primary" onClick={goOn}>
              下一题
            </button>
            <span className="muted">下次复习 {told.nextDay}</span>
          </>
        ) : (
          <WhyNotButton
            type="button"
            className="btn btn--primary"
            whyNot={answer === '' ? '请先作答' : null}
            data-busy={busy}
            onClick={() => submit(question.questionId)}
          >
            提交答案
          </WhyNotButton>
        )}
      </QuestionView>
    </div>
  )
}
