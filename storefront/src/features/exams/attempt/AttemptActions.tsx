import type { ReactNode } from 'react'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { paths } from '~/lib/paths'
import type { AttemptViewState } from './attemptState'
import styles from './AttemptScreen.module.css'

export type ActionProps = {
  isTest: boolean
  submitState: AttemptViewState['submitState']
  busy: boolean
  onSubmit: () => void
  onReveal: () => void
  onReset: () => void
}

const whyNotSubmit = { no: null, sending: '正在交卷，请稍候', lost: '网络恢复后自动交卷' } as const

/** A test is submitted; a practice shows its answers. */
export function MainAction({ isTest, submitState, busy, onSubmit, onReveal }: ActionProps) {
  if (!isTest) {
    return (
      <button type="button" className="btn btn--primary" data-busy={busy} onClick={onReveal}>
        查看全部答案
      </button>
    )
  }
  return (
    <ButtonWithReason
      type="button"
      className="btn btn--signal btn--large"
      data-busy={submitState !== 'no'}
      disabledReason={whyNotSubmit[submitState]}
      onClick={onSubmit}
    >
      {submitState === 'no' ? '交卷' : '正在交卷…'}
    </ButtonWithReason>
  )
}

export function AttemptActions({ children, ...props }: ActionProps & { children?: ReactNode }) {
  return (
    <div className={styles.actions}>
      <MainAction {...props} />
      <button type="button" className="btn" onClick={props.onReset}>
        重新开始
      </button>
      <a className="btn" href={paths.wrongQuestions} target="_blank" rel="noopener">
        错题本
      </a>
      {children}
    </div>
  )
}
