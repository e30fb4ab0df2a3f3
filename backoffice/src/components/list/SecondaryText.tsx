import type { ReactNode } from 'react'
import styles from './SecondaryText.module.css'

/**
 * The second line of a cell. antd's Typography costs too much for hundreds in a list: two dozen hooks each, and a
 * forced layout to detect ellipsis.
 */
export function SecondaryText(props: {
  children: ReactNode
  danger?: boolean
  /** Truncated where it is too long; the title holds the whole text. */
  oneLine?: boolean
  title?: string
  className?: string
}) {
  const { children, danger, oneLine, className } = props
  const names = [styles.small, danger && styles.danger, oneLine && styles.oneLine, className]
  const whole = oneLine && typeof children === 'string' ? children : undefined
  return (
    <span className={names.filter(Boolean).join(' ')} title={props.title ?? whole}>
      {children}
    </span>
  )
}
