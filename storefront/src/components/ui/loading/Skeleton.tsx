type Props = { className?: string }

/** In place of what is still loading; the class gives it the size of what comes. */
export function Skeleton({ className = '' }: Props) {
  return <div className={`skeleton ${className}`} role="status" aria-label="正在加载" />
}
