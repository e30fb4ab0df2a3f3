import type { ReactNode } from 'react'
import { WrongSourceText, wrongMessages } from '@zhuxue/api/terms/exams/wrong_questions'
import { api } from '~/lib/http/api'
import { minute } from '~/lib/format'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import { AnsweredQuestion } from '~/features/exams/question/AnsweredQuestion'
import { SubmitAnswer } from '~/features/exams/question/SubmitAnswer'
import { useGradedAnswer } from '~/features/exams/question/useGradedAnswer'
import styles from './WrongQuestions.module.css'

type Row = ResponseOf<'exams.error_questions.index'>['errorQuestions'][number]
type Props = { row: Row; no?: number; onRemove?: (errorQuestionId: number) => void; children?: ReactNode }

/** A question of the bank, practised again in place. */
export function WrongQuestion({ row, no, onRemove, children }: Props) {
  const { errorQuestionId, keys, wrongTimes, source, lastAnswer, lastWrongTime, courseName } = row
  const params = { id: errorQuestionId }
  const gradedAnswer = useGradedAnswer((answer) => api.exams.errorQuestions.answer({ params, body: { answer } }))

  async function submit() {
    const verdict = await gradedAnswer.submit()
    if (verdict?.mastered) notify(wrongMessages.mastered, 'success')
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
      <AnsweredQuestion
        question={row}
        no={no}
        answer={gradedAnswer.answer}
        pass={gradedAnswer.verdict?.answerPass ?? null}
        verdict={gradedAnswer.verdict ?? (keys && { ...keys, answerPass: null })}
        onAnswer={gradedAnswer.change}
      >
        <SubmitAnswer
          answer={gradedAnswer.answer}
          busy={gradedAnswer.busy}
          small
          isGraded={gradedAnswer.verdict !== null}
          onSubmit={submit}
        />
        {onRemove && (
          <button
            type="button"
            className="btn btn--small"
            aria-label={`删除第 ${no} 题`}
            onClick={() => onRemove(errorQuestionId)}
          >
            删除
          </button>
        )}
        {children}
      </AnsweredQuestion>
    </div>
  )
}
