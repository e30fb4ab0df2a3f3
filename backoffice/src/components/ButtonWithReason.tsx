import { Button, Tooltip, type ButtonProps } from 'antd'
import styles from './ButtonWithReason.module.css'

type Props = Omit<ButtonProps, 'disabled' | 'className'> & {
  /** A sentence while the button does nothing; null when it works. */
  whyNot: string | null
}

/** It stays in the order of the keyboard; pointing, a tap and the focus show why it does nothing. */
export function ButtonWithReason({ whyNot, ...props }: Props) {
  const off: ButtonProps = {
    'htmlType': 'button',
    'loading': false,
    'aria-disabled': true,
    'className': styles.off,
    'onClick': undefined,
  }
  // One tree for both, or the focus would be lost when the reason goes.
  return (
    <Tooltip title={whyNot} trigger={['hover', 'focus', 'click']}>
      <Button {...props} {...(whyNot === null ? {} : off)} />
    </Tooltip>
  )
}
