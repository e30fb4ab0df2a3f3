import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { QuestionTypeText } from '@zhuxue/api/terms/exams'
import { Button } from 'antd'
import { shownName } from '../../questions/question'
import { moved, totalScoreOf, typeCountsText } from './chosen'
import styles from './QuestionPicker.module.css'
import type { PaperQuestion, Question } from '../../../../lib/apiTypes'

interface Props {
  chosen: Question[]
  /** Questions that are in the paper already. */
  present: PaperQuestion[]
  onChange: (chosen: Question[]) => void
}

/** The chosen questions in the order in which they are added. */
export function Basket({ chosen, present, onChange }: Props) {
  const all = [...present, ...chosen]
  return (
    <section aria-label="已选题目" className={styles.basket}>
      <h2>已选 {chosen.length} 道</h2>
      {chosen.length > 0 && (
        <p className={styles.counts}>
          {typeCountsText(chosen)}，共 {totalScoreOf(chosen)} 分
        </p>
      )}
      <p className={styles.counts}>
        试卷原有 {present.length} 道，加入后 {all.length} 道，总分 {totalScoreOf(all)} 分
      </p>
      {chosen.length === 0 ? (
        <p className={styles.nothing}>勾选的题目列在这里，可以调整顺序。</p>
      ) : (
        <ol className={styles.chosen}>
          {chosen.map((question, at) => {
            const name = shownName(question.questionName)
            return (
              <li key={question.questionId}>
                <div className={styles.item}>
                  <span>{name}</span>
                  <small>
                    {QuestionTypeText[question.questionType]} · {question.questionScore} 分
                  </small>
                </div>
                <div className={styles.tools}>
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowUpOutlined />}
                    aria-label={`上移 ${name}`}
                    disabled={at === 0}
                    onClick={() => onChange(moved(chosen, at, at - 1))}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowDownOutlined />}
                    aria-label={`下移 ${name}`}
                    disabled={at === chosen.length - 1}
                    onClick={() => onChange(moved(chosen, at, at + 1))}
                  />
                  <Button
                    type="text"
                    size="small"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={`移除 ${name}`}
                    onClick={() => onChange(chosen.filter((one) => one !== question))}
                  />
                </div>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
