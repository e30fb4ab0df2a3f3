import { characterLimit } from '~/lib/forms/characterLimit'
import { memo, useId, useState, type ChangeEvent, type ReactNode } from 'react'
import { AnswerMax } from '@zhuxue/api/terms/exams/attempts/open'
import { QuestionType, QuestionTypeText } from '@zhuxue/api/terms/exams/questions'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { RichText } from '~/components/rich-text/RichText'
import { Choices } from './Choices'
import { hasPicture, type ShownQuestion, type Verdict } from './question'
import styles from './QuestionView.module.css'

const PictureDialog = lazyDialog(() => import('./PictureDialog'))

type Props = {
  question: ShownQuestion
  /** Its number among others. */
  no?: number
  answer: string
  disabled?: boolean
  /** Right (1) or wrong (0), if it may be shown. */
  pass?: number | null
  verdict?: Verdict | null
  /** Below the choices: `Explanation`, which a test does not have. */
  explained?: ReactNode
  isCurrent?: boolean
  isMarked?: boolean
  onAnswer?: (questionId: number, answer: string) => void
  onView?: (questionId: number) => void
  /** The focus has left the question. */
  onLeave?: (questionId: number) => void
  children?: ReactNode
}

/** One question with its choices or text. */
export const QuestionView = memo(function QuestionView(props: Props) {
  const { question, no, answer, disabled = false, pass = null, verdict = null } = props
  const { isCurrent = false, isMarked = false, explained, children } = props
  const { onAnswer, onView, onLeave } = props
  const { questionId, questionType, questionText, questionScore } = question
  const [zoomed, setZoomed] = useState(false)
  const title = useId()
  const change = (next: string) => onAnswer?.(questionId, next)
  return (
    <article
      id={`question-${questionId}`}
      className={`sheet ${styles.question}`}
      aria-labelledby={title}
      data-current={isCurrent}
      tabIndex={-1}
      onFocus={() => onView?.(questionId)}
      onPointerDown={() => onView?.(questionId)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.(questionId)
      }}
    >
      <div className={styles.part}>
        <h3 id={title} className={styles.head}>
          {no !== undefined && <span className={styles.no}>第 {no} 题</span>}
          <span className="tag">{QuestionTypeText[questionType]}</span>
          <span className={styles.score}>{questionScore} 分</span>
          {isMarked && <span className="tag tag--amber">已标记</span>}
          {pass !== null && (
            <span className={pass ? 'tag tag--moss' : 'tag tag--signal'}>{pass ? '回答正确' : '回答错误'}</span>
          )}
        </h3>
        <RichText html={questionText} />
        {hasPicture(question) && (
          <button type="button" className={`btn btn--small ${styles.zoom}`} onClick={() => setZoomed(true)}>
            <Icon path={icons.search} size={16} />
            放大图片
          </button>
        )}
      </div>
      <div className={styles.part}>
        {questionType === QuestionType.AskAnswer ? (
          <textarea
            className={`input ${styles.text}`}
            aria-label="您的回答"
            placeholder="在这里作答"
            rows={6}
            value={answer}
            disabled={disabled}
            {...characterLimit({
              maxLength: AnswerMax,
              onChange: (event: ChangeEvent<HTMLTextAreaElement>) => change(event.target.value),
            })}
          />
        ) : (
          <Choices {...{ question, answer, pass, disabled }} keys={verdict?.questionKeys ?? null} onAnswer={change} />
        )}
        {explained}
        {children && <div className={styles.tools}>{children}</div>}
      </div>
      {zoomed && <PictureDialog question={question} onClose={() => setZoomed(false)} />}
    </article>
  )
})
