import styles from './ProgressBar.module.css'

type Props = {
  label: string
  value: number
  max?: number
  tone?: 'ink' | 'moss'
  /** The width and other styles set by the parent. */
  className?: string
}

export function ProgressBar({ label, value, max = 100, tone = 'ink', className = '' }: Props) {
  return (
    <progress
      className={`${styles.bar} ${className}`}
      data-tone={tone}
      max={Math.max(1, max)}
      value={value}
      aria-label={label}
    />
  )
}
