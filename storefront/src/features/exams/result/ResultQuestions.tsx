import { useState } from 'react'
import type { AttemptResult } from '~/features/exams/wire'
import { QuestionView } from '~/features/exams/question/QuestionView'
import styles from './Result.module.css'

/** Every question with the own answer, and its key and explanation where the paper allows. */
export function ResultQuestions({ result }: { result: AttemptResult }) {
  const [onlyWrong, setOnlyWrong] = useState(false)
  const { questions, answers, keysShown, keysHiddenText } = result
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]))
  const shown = onlyWrong
    ? questions.filter(({ questionId }) => answerOf.get(questionId)?.answerPass === 0)
    : questions
  return (
    <section className={styles.questions} aria-label="答题情况">
      <div className={styles.head}>
        <h3>答题情况</h3>
        {keysShown && (
          <label>
            <input
              type="checkbox"
              checked={onlyWrong}
              onChange={(event) => setOnlyWrong(event.target.checked)}
            />
            只看错题
          </label>
        )}
      </div>
      {!keysShown && keysHiddenText && <p className="note">{keysHiddenText}</p>}
      {shown.map((question) => {
        const answer = answerOf.get(question.questionId)
        return (
          <QuestionView
            key={question.questionId}
            question={question}
            no={question.questionNo}
            answer={answer?.answer ?? ''}
            disabled
            pass={answer?.answerPass ?? null}
            told={keysShown && answer ? answer : null}
          />
        )
      })}
    </section>
  )
}
