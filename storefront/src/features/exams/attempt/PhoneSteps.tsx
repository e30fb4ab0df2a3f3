import type { ReactNode } from 'react'
import { FrameActions } from '~/components/frame/FrameBar'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { MainAction, type ActionProps } from './AttemptActions'

type Props = {
  /** Index of the shown question. */
  at: number
  isLast: boolean
  onStep: (by: number) => void
  actionProps: ActionProps
  children: ReactNode
}

/** The bottom bar of a phone: the last question has the main action in place of the next question. */
export function PhoneSteps({ at, isLast, onStep, actionProps, children }: Props) {
  return (
    <FrameActions>
      <ButtonWithReason
        type="button"
        className="btn"
        disabledReason={at === 0 ? '已经是第一题' : null}
        onClick={() => onStep(-1)}
      >
        <Icon path={icons.left} size={18} />
        上一题
      </ButtonWithReason>
      {children}
      {isLast ? (
        <MainAction {...actionProps} />
      ) : (
        <button type="button" className="btn btn--primary" onClick={() => onStep(1)}>
          下一题
          <Icon path={icons.right} size={18} />
        </button>
      )}
    </FrameActions>
  )
}
