import styles from './CountBadge.module.css'

/** Shows nothing for zero, and at most 99. */
export function CountBadge(props: { count: number; label?: string; className?: string }) {
  const { count, label, className } = props
  if (count === 0) return null
  return (
    <b className={className ? `${styles.count} ${className}` : styles.count} aria-label={label}>
      {count > 99 ? '99+' : count}
    </b>
  )
}
