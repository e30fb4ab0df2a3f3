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
        <ExplanationPart name="正确答案">
          <strong>{questionKeys!.join('、')}</strong>
        </ExplanationPart>
      )}
      {typeof answerScore === 'number' && <ExplanationPart name="得分">{answerScore} 分</ExplanationPart>}
      {referenceAnswer && (
        <ExplanationPart name="参考答案">
          <RichText html={referenceAnswer} />
        </ExplanationPart>
      )}
      {explanation && (
        <ExplanationPart name="解析">
          <RichText html={explanation} />
        </ExplanationPart>
      )}
      {remark && <ExplanationPart name="批语">{remark}</ExplanationPart>}
    </dl>
  )
}

function ExplanationPart({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
