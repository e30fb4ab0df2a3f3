import type { ReactNode } from 'react'
import styles from './SecondaryText.module.css'

/**
 * The second line of a cell. Not antd's text: a list has hundreds, and each of those has two dozen hooks, and lays the page
 * out anew to know whether it is cut off.
 */
export function SecondaryText(props: {
  children: ReactNode
  danger?: boolean
  /** Cut off where it is too long; whole in the title. */
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
