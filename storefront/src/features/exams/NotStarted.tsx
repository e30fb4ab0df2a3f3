import { AttemptMode } from '@zhuxue/api/terms/exams/attempts'
import { paperSummary } from '@zhuxue/api/terms/exams/papers/summary'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { paths } from '~/lib/paths'
import { PastAttempts } from './PastAttempts'
import { startBlockedReason } from './paperSummary'
import styles from './PaperScreen.module.css'
import { QuestionView } from './question/QuestionView'
import type { Paper } from './wire'

type Props = { paper: Paper; busy: boolean; onStart: () => void; onShow: (userPaperId: number) => void }

/** The rules of a paper, and its questions if they may be seen before the start. */
export function NotStarted({ paper, busy, onStart, onShow }: Props) {
  const isTest = paper.mode === AttemptMode.Test
  const disabledReason = startBlockedReason(paper, isTest)
  const isAgain = paper.userPapers.length > 0
  return (
    <>
      <div className={`sheet ${styles.start}`}>
        <dl className={styles.facts}>
          {paperSummary(paper, isTest).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {isTest && <p className="note">每题作答后自动保存，断网、锁屏或关闭页面都不会丢失答案；交卷后由服务器评分。</p>}
        <div className={styles.tools}>
          <ButtonWithReason
            type="button"
            className="btn btn--primary btn--large"
            disabledReason={disabledReason}
            data-busy={busy}
            onClick={onStart}
          >
            {isTest ? (isAgain ? '继续测试' : '开始测试') : '开始练习'}
          </ButtonWithReason>
          <a className="btn btn--large" href={paths.wrongQuestions} target="_blank" rel="noopener">
            错题本
          </a>
        </div>
        {disabledReason && <p className="note note--amber">{disabledReason}</p>}
      </div>
      <PastAttempts attempts={paper.userPapers} onShow={onShow} />
      {paper.questionCount === 0 && <EmptyState icon={icons.question} text={disabledReason ?? ''} />}
      {paper.questions.length > 0 && (
        <div className={styles.questions}>
          {paper.questions.map((question) => (
            <QuestionView key={question.questionId} question={question} no={question.questionNo} answer="" disabled />
          ))}
        </div>
      )}
    </>
  )
}
