import { useState } from 'react'
import { PlayRange, PlayRangeText } from '@zhuxue/api/terms/learning/play_statis'
import { messages } from '@zhuxue/api/terms/learning'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { formatDuration } from '~/lib/format'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { barsOf, totalOf, shareOf } from './bars'
import { DayBars } from './DayBars'
import styles from './PlayStatis.module.css'
import { courseTypeText } from '~/lib/courseTypes'
import type { CoursePlayTime } from '~/lib/http/apiTypes'

/** 学习统计: a learner's study by day and by course (docs/product.md 9.12). */
export default function PlayStatis() {
  return (
    <RequireLogin>
      <Statis />
    </RequireLogin>
  )
}

function Statis() {
  const [range, setRange] = useState<PlayRange>(PlayRange.Month)
  const { data, failed, loading, reload } = useFetch(() => load(range), range)
  const bars = data ? barsOf(data.range, data.days) : []
  return (
    <div className={styles.statis}>
      <div className={styles.head}>
        <div className={styles.ranges} role="group" aria-label="统计范围">
          {Object.values(PlayRange).map((one) => (
            <button key={one} type="button" aria-pressed={one === range} onClick={() => setRange(one)}>
              {PlayRangeText[one]}
            </button>
          ))}
        </div>
        <p className={styles.total} role="status">
          学习 <b>{data && !failed ? formatDuration(totalOf(bars)) : '—'}</b>
        </p>
      </div>
      {failed ? (
        <FailedState onRetry={reload} />
      ) : !data ? (
        <Skeleton className={styles.skeleton} />
      ) : totalOf(bars) === 0 ? (
        <EmptyState icon={icons.clock} text={messages.noPlayTime}>
          <a className="btn btn--primary" href={paths.myCourse}>
            我的课程
          </a>
        </EmptyState>
      ) : (
        <div className={styles.parts} data-loading={loading}>
          <DayBars bars={bars} isMonths={data.range === PlayRange.All} />
          <CourseBars courses={data.courses} />
        </div>
      )}
    </div>
  )
}

async function load(range: PlayRange) {
  const query = { range }
  const [days, { coursePlayTimes }] = await Promise.all([
    api.learning.vod.dayPlayTotals({ query }),
    api.learning.vod.coursePlayTotals({ query }),
  ])
  return { range, days, courses: coursePlayTimes.filter((course) => course.totalPlayTime > 0) }
}

function CourseBars({ courses }: { courses: CoursePlayTime[] }) {
  const longest = Math.max(...courses.map(({ totalPlayTime }) => totalPlayTime))
  return (
    <section className={`sheet ${styles.part}`} aria-label="每门课程">
      <h2>每门课程</h2>
      <ol className={styles.courses}>
        {courses.map(({ courseId, courseName, courseType, totalPlayTime }) => (
          <li key={courseId}>
            <a href={paths.course(courseId)}>{courseName}</a>
            <span className="tag tag--quiet">{courseTypeText(courseType)}</span>
            <b>{formatDuration(totalPlayTime)}</b>
            <i aria-hidden="true">
              <i style={{ width: `${shareOf(totalPlayTime, longest)}%` }} />
            </i>
          </li>
        ))}
      </ol>
    </section>
  )
}
