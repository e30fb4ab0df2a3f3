import { barsOf, type PlanDay } from './chart'
import styles from './Plan.module.css'

const [step, height] = [12, 64]

/** What the next days ask: reviews below, new questions above. */
export function PlanChart({ series }: { series: PlanDay[] }) {
  const bars = barsOf(series)
  const last = series.at(-1)
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${bars.length * step} ${height}`}
        width={bars.length * step}
        height={height}
        role="img"
        aria-label={bars.map(({ label }) => label).join('；')}
      >
        {bars.map(({ day, reviews, fresh, label }, at) => (
          <g key={day}>
            <title>{label}</title>
            <rect
              className={styles.reviews}
              x={at * step}
              y={height - reviews * height}
              width={step - 3}
              height={reviews * height}
            />
            <rect
              className={styles.fresh}
              x={at * step}
              y={height - (reviews + fresh) * height}
              width={step - 3}
              height={fresh * height}
            />
          </g>
        ))}
      </svg>
      <figcaption className="muted">
        未来 {series.length} 天的题量（深色复习、浅色新题），{last?.day.slice(5)} 后还剩{' '}
        {last?.left ?? 0} 题未学
      </figcaption>
    </figure>
  )
}
