import { useCallback, useState } from 'react'
import { WrongSourceText, wrongMessages } from '@zhuxue/api/terms/exams/wrong_questions'
import { WhyNotButton } from '~/components/ui/WhyNotButton'
import { api, reportFailure } from '~/lib/http/api'
import { minute } from '~/lib/format'
import type { ResponseOf } from '~/lib/http/wire'
import { notify } from '~/lib/toasts'
import type { Told } from '~/features/exams/question/question'
import { QuestionView } from '~/features/exams/question/QuestionView'
import styles from './WrongQuestions.module.css'

type Row = ResponseOf<'exams.error_questions.index'>['errorQuestions'][number]
type Props = { row: Row; no: number; onRemove: (errorQuestionId: number) => void }

/** A question of the bank, practised again in its place. */
export function WrongQuestion({ row, no, onRemove }: Props) {
  const { errorQuestionId, keys, wrongTimes, source, lastAnswer, lastWrongTime, courseName } = row
  const [answer, setAnswer] = useState('')
  const [judged, setJudged] = useState<Told | null>(null)
  const [busy, setBusy] = useState(false)
  const told = judged ?? (keys && { ...keys, answerPass: null })
  const change = useCallback((_id: number, next: string) => {
    setAnswer(next)
    setJudged(null)
  }, [])

  async function submit() {
    if (busy) return
    setBusy(true)
    try {
      const params = { id: errorQuestionId }
      const verdict = await api.exams.errorQuestions.answer({ params, body: { answer } })
      setJudged(verdict)
      if (verdict.mastered) notify(wrongMessages.mastered, 'success')
    } catch (error) {
      const { message, shown } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.row}>
      <p className={styles.facts}>
        <span>
          {WrongSourceText[source]}
          {courseName && `：${courseName}`}
        </span>
        {wrongTimes > 0 && <span>答错 {wrongTimes} 次</span>}
        {lastAnswer && <span>上次作答 {lastAnswer.slice(0, 40)}</span>}
        <span>{minute(lastWrongTime)}</span>
      </p>
      <QuestionView
        question={row}
        no={no}
        answer={answer}
        pass={judged?.answerPass ?? null}
        told={told}
        onAnswer={change}
      >
        <WhyNotButton
          type="button"
          className="btn btn--small btn--primary"
          whyNot={answer === '' ? '请先作答' : null}
          data-busy={busy}
          onClick={submit}
        >
          提交答案
        </WhyNotButton>
        <button
          type="button"
          className="btn btn--small"
          aria-label={`删除第 ${no} 题`}
          onClick={() => onRemove(errorQuestionId)}
        >
          删除
        </button>
      </QuestionView>
    </div>
  )
}
