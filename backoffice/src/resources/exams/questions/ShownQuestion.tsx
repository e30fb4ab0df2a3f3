import { CheckOutlined } from '@ant-design/icons'
import { Typography } from 'antd'
import { SafeHtml } from '../../../components/SafeHtml'
import type { Question } from '../../../lib/apiTypes'
import styles from './ShownQuestion.module.css'

type Shown = Pick<Question, 'questionText' | 'choices'> & { questionKeys: string[] } & Partial<
    Pick<Question, 'referenceAnswer' | 'explanation'>
  >

/** A question with its key marked: as it is, or as it was asked and graded. */
export function ShownQuestion({ question }: { question: Shown }) {
  const { questionText, choices, questionKeys, referenceAnswer, explanation } = question
  return (
    <section aria-label="题目内容" className={styles.question}>
      <SafeHtml html={questionText} />
      {choices.length > 0 && (
        <ol className={styles.choices}>
          {choices.map(({ choiceNo, choiceName }) => {
            const isKey = questionKeys.includes(choiceNo)
            return (
              <li key={choiceNo} className={isKey ? styles.key : undefined}>
                <span className={styles.letter}>{choiceNo}</span>
                <SafeHtml html={choiceName} />
                {isKey && (
                  <Typography.Text type="success" className={styles.mark}>
                    <CheckOutlined /> 答案
                  </Typography.Text>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {referenceAnswer && <Part title="参考答案" html={referenceAnswer} />}
      {explanation && <Part title="解析" html={explanation} />}
    </section>
  )
}

const Part = ({ title, html }: { title: string; html: string }) => (
  <div className={styles.part}>
    <b>{title}</b>
    <SafeHtml html={html} />
  </div>
)
