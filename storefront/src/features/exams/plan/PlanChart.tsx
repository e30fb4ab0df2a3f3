import { barsOf, forecastText, type PlanDay } from './chart'
import styles from './Plan.module.css'

const [step, height] = [20, 72]

/** Questions of the next days, reviews below and new questions above, and a line of the remaining ones. */
export function PlanChart({ series, perDay }: { series: PlanDay[]; perDay: number }) {
  const bars = barsOf(series)
  const width = bars.length * step
  const line = bars.map(({ left }, at) => `${(at + 0.5) * step},${height - left * (height - 2)}`)
  const hasLeft = series.some(({ left }) => left > 0)
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${width} ${height + 1}`}
          width={width}
          height={height + 1}
          role="img"
          aria-label={bars.map(({ label }) => label).join('；')}
        >
          {bars.map(({ day, reviews, fresh, label }, at) => (
            <g key={day}>
              <title>{label}</title>
              <rect
                className={styles.reviews}
                x={at * step + 2}
                y={height - reviews * height}
                width={step - 4}
                height={reviews * height}
              />
              <rect
                className={styles.fresh}
                x={at * step + 2}
                y={height - (reviews + fresh) * height}
                width={step - 4}
                height={fresh * height}
              />
            </g>
          ))}
          {hasLeft && <polyline className={styles.left} points={line.join(' ')} />}
          <path className={styles.axis} d={`M0 ${height + 0.5}H${width}`} />
        </svg>
        <p className={styles.days} aria-hidden="true">
          <span>今天</span>
          {bars.length > 5 && <span>{bars[bars.length - 1]!.day.slice(5)}</span>}
        </p>
      </div>
      <figcaption>
        <span className={styles.legend}>
          <i className={styles.reviewKey} aria-hidden="true" />
          复习
          <i className={styles.freshKey} aria-hidden="true" />
          新题
          {hasLeft && (
            <>
              <i className={styles.leftKey} aria-hidden="true" />
              剩余新题
            </>
          )}
        </span>
        {forecastText(series, perDay)}
      </figcaption>
    </figure>
  )
}
