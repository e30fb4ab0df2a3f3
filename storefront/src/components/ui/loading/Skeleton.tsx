type Props = { className?: string }

/** Placeholder for loading content; the class gives it the size of that content. */
export function Skeleton({ className = '' }: Props) {
  return <div className={`skeleton ${className}`} role="status" aria-label="正在加载" />
}
