import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { RichText } from '~/components/rich-text/RichText'
import { toggleLetter } from '~/features/exams/attempt/sheet/sheet'
import { markOf, type ShownQuestion } from './question'
import styles from './QuestionView.module.css'

type Props = {
  question: ShownQuestion
  answer: string
  pass: number | null
  keys: readonly string[] | null
  disabled: boolean
  onAnswer: (answer: string) => void
}

const markText = { right: '正确', wrong: '错误' } as const

export function Choices({ question, answer, pass, keys, disabled, onAnswer }: Props) {
  const isMultiple = question.questionType === QuestionType.Multiple
  const chosen = answer.split(',')
  return (
    <ul className={styles.choices}>
      {question.choices.map(({ choiceNo, choiceName }) => {
        const letter = choiceNo ?? ''
        const isChosen = chosen.includes(letter)
        const mark = markOf(letter, question, { answer, pass, keys })
        return (
          <li key={letter}>
            <label className={styles.choice} data-chosen={isChosen} data-mark={mark} data-off={disabled}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={`question-${question.questionId}`}
                checked={isChosen}
                disabled={disabled}
                onChange={() => onAnswer(isMultiple ? toggleLetter(answer, letter) : letter)}
              />
              <span className={styles.letter}>{letter}</span>
              <RichText html={choiceName} />
              {mark && (
                <span className={styles.mark}>
                  <Icon path={mark === 'right' ? icons.check : icons.close} size={18} />
                  <span className="visually-hidden">{markText[mark]}</span>
                </span>
              )}
            </label>
          </li>
        )
      })}
    </ul>
  )
}
