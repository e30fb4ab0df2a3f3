import { CheckOutlined } from '@ant-design/icons'
import { Typography } from 'antd'
import { SafeHtml } from '../../../components/SafeHtml'
import type { Response } from '../../../lib/calls'
import styles from './ShownQuestion.module.css'

type AskedQuestion = Response<'GET /api/admin/papers/:id/item-analysis/:questionVersionId'>['asked']

/** The question as it was asked, with the key it was graded by. */
export function ShownQuestion({ askedQuestion }: { askedQuestion: AskedQuestion }) {
  const { questionText, choices, questionKeys } = askedQuestion
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
    </section>
  )
}
