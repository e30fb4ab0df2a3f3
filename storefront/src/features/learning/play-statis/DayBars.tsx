import { formatDuration } from '~/lib/format'
import { shareOf, type Bar } from './bars'
import styles from './PlayStatis.module.css'

/** Number of days listed as text at once. */
const shown = 6

/** A bar chart, with the same days as text below, the latest first. */
export function DayBars({ bars, isMonths }: { bars: Bar[]; isMonths: boolean }) {
  const longest = Math.max(...bars.map(({ seconds }) => seconds))
  const studied = bars.filter(({ seconds }) => seconds > 0).reverse()
  const title = isMonths ? '每月学习' : '每天学习'
  return (
    <section className={`sheet ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.chart} aria-hidden="true" data-many={bars.length > 31}>
        {bars.map(({ period, seconds }) => (
          <span key={period} title={`${period} ${formatDuration(seconds)}`}>
            <i style={{ height: `${shareOf(seconds, longest)}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{bars[0]!.period}</span>
        {bars.length > 1 && <span>{bars[bars.length - 1]!.period}</span>}
      </p>
      <Days bars={studied.slice(0, shown)} />
      {studied.length > shown && (
        <details className={styles.older}>
          <summary>
            更早的 {studied.length - shown} {isMonths ? '个月' : '天'}
          </summary>
          <Days bars={studied.slice(shown)} />
        </details>
      )}
    </section>
  )
}

function Days({ bars }: { bars: Bar[] }) {
  return (
    <ol className={styles.days}>
      {bars.map(({ period, seconds }) => (
        <li key={period}>
          <time dateTime={period}>{period}</time>
          <span>{formatDuration(seconds)}</span>
        </li>
      ))}
    </ol>
  )
}
