import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { paths } from '~/lib/paths'
import type { AttemptViewState } from './attemptState'
import styles from './AttemptScreen.module.css'

type Props = {
  isTest: boolean
  submitState: AttemptViewState['submitState']
  busy: boolean
  onSubmit: () => void
  onReveal: () => void
  onReset: () => void
}

const whyNotSubmit = { no: null, sending: '正在交卷，请稍候', lost: '网络恢复后自动交卷' } as const

/** A test is submitted; a practice shows its answers and restarts. */
export function AttemptActions({ isTest, submitState, busy, onSubmit, onReveal, onReset }: Props) {
  return (
    <div className={styles.actions}>
      {isTest ? (
        <ButtonWithReason
          type="button"
          className="btn btn--signal btn--large"
          data-busy={submitState !== 'no'}
          disabledReason={whyNotSubmit[submitState]}
          onClick={onSubmit}
        >
          {submitState === 'no' ? '交卷' : '正在交卷…'}
        </ButtonWithReason>
      ) : (
        <button type="button" className="btn btn--primary" data-busy={busy} onClick={onReveal}>
          查看全部答案
        </button>
      )}
      <button type="button" className="btn" onClick={onReset}>
        重新开始
      </button>
      <a className="btn" href={paths.wrongQuestions} target="_blank" rel="noopener">
        错题本
      </a>
    </div>
  )
}
