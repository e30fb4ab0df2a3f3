import { Button, Tooltip, type ButtonProps } from 'antd'
import styles from './ButtonWithReason.module.css'

type Props = Omit<ButtonProps, 'disabled' | 'className'> & {
  /** Why the button is disabled; null when it is enabled. */
  whyNot: string | null
}

/** A button that stays focusable while disabled; hover, tap and focus show the reason. */
export function ButtonWithReason({ whyNot, ...props }: Props) {
  const off: ButtonProps = {
    'htmlType': 'button',
    'loading': false,
    'aria-disabled': true,
    'className': styles.disabled,
    'onClick': undefined,
  }
  // One tree for both states, or the focus would be lost when the reason disappears.
  return (
    <Tooltip title={whyNot} trigger={['hover', 'focus', 'click']}>
      <Button {...props} {...(whyNot === null ? {} : off)} />
    </Tooltip>
  )
}
