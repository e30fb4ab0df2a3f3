import { Button, Tooltip, type ButtonProps } from 'antd'
import styles from './ButtonWithReason.module.css'

type Props = Omit<ButtonProps, 'disabled' | 'className'> & {
  /** Why the button is disabled; null when it is enabled. */
  disabledReason: string | null
}

/** A button that stays focusable while disabled; hover, tap and focus show the reason. */
export function ButtonWithReason({ disabledReason, ...props }: Props) {
  const off: ButtonProps = {
    'htmlType': 'button',
    'loading': false,
    'aria-disabled': true,
    'className': styles.disabled,
    'onClick': undefined,
  }
  // One tree for both states, or the focus would be lost when the reason disappears.
  return (
    <Tooltip title={disabledReason} trigger={['hover', 'focus', 'click']}>
      <Button {...props} {...(disabledReason === null ? {} : off)} />
    </Tooltip>
  )
}
