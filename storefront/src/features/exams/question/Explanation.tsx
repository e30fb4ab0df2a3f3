import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import { RichText } from '~/components/rich-text/RichText'
import type { Verdict } from './question'
import styles from './QuestionView.module.css'

/** Key, reference answer, explanation and remark, as far as there are any. */
export function Explanation({ verdict, questionType }: { verdict: Verdict; questionType: QuestionType }) {
  const { questionKeys, referenceAnswer, explanation, remark, answerScore } = verdict
  return (
    <dl className={styles.outcome}>
      {questionType !== QuestionType.AskAnswer && Boolean(questionKeys?.length) && (
        <Fact name="正确答案">
          <strong>{questionKeys!.join('、')}</strong>
        </Fact>
      )}
      {typeof answerScore === 'number' && <Fact name="得分">{answerScore} 分</Fact>}
      {referenceAnswer && (
        <Fact name="参考答案">
          <RichText html={referenceAnswer} />
        </Fact>
      )}
      {explanation && (
        <Fact name="解析">
          <RichText html={explanation} />
        </Fact>
      )}
      {remark && <Fact name="批语">{remark}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
