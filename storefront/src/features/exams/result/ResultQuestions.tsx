import { useState } from 'react'
import type { AttemptResult } from '~/features/exams/wire'
import { AnsweredQuestion } from '~/features/exams/question/AnsweredQuestion'
import { passOf, shownQuestions, type ResultFilters } from './shownQuestions'
import styles from './Result.module.css'

/** Every question with the learner's answer, and its key and explanation if the paper allows. */
export function ResultQuestions({ result }: { result: AttemptResult }) {
  const [filters, setFilters] = useState<ResultFilters>({ onlyWrong: false, onlyMarked: false })
  const { questions, answers, keysShown, keysHiddenText } = result
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]))
  const shown = shownQuestions(questions, answers, filters)
  const hasMarked = answers.some(({ bookmarked }) => bookmarked)
  const box = (name: keyof ResultFilters, label: string) => (
    <label>
      <input
        type="checkbox"
        checked={filters[name]}
        onChange={(event) => setFilters({ ...filters, [name]: event.target.checked })}
      />
      {label}
    </label>
  )
  return (
    <section className={styles.questions} aria-label="答题情况">
      <div className={styles.head}>
        <h3>答题情况</h3>
        {(keysShown || hasMarked) && (
          <div className={styles.filters}>
            {keysShown && box('onlyWrong', '只看错题')}
            {hasMarked && box('onlyMarked', '只看标记')}
          </div>
        )}
      </div>
      {!keysShown && keysHiddenText && <p className="note">{keysHiddenText}</p>}
      {!shown.length && <p className="note">没有符合条件的题目</p>}
      {shown.map((question) => {
        const answer = answerOf.get(question.questionId)
        return (
          <AnsweredQuestion
            key={question.questionId}
            question={question}
            no={question.questionNo}
            answer={answer?.answer ?? ''}
            disabled
            isMarked={answer?.bookmarked === true}
            pass={passOf(answer)}
            verdict={keysShown && answer ? answer : null}
          />
        )
      })}
    </section>
  )
}
