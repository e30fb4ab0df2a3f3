import { useState } from 'react'
import { CourseType, VideoTypes } from '@zhuxue/api/terms/catalogue'
import { courseTypeText } from '~/lib/courseTypes'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { api } from '~/lib/http/api'
import { formatDuration } from '~/lib/format'
import { paths } from '~/lib/paths'
import { useFetch } from '~/lib/http/useFetch'
import { CourseList } from './CourseList'
import styles from './MyCourses.module.css'

/** 我的课程 (docs/product.md 9.3). */
export default function MyCourses() {
  return (
    <RequireLogin>
      <Courses />
    </RequireLogin>
  )
}

function Courses() {
  const [type, setType] = useState<number>(0)
  const total = useFetch(() => api.learning.vod.playTotal({}), 'total')
  const { data, failed, reload } = useFetch(
    () => api.learning.courses.index({ query: { courseTypes: [...VideoTypes] } }),
    'courses'
  )

  if (failed) return <FailedState onRetry={reload} />
  const courses = data?.courses ?? []
  const kinds = [CourseType.Course, CourseType.FurtherEducation, CourseType.Live].filter((kind) =>
    courses.some((course) => course.courseType === kind)
  )
  const shown = courses.filter((course) => type === 0 || course.courseType === type)

  return (
    <div className={styles.courses}>
      <div className={styles.head}>
        <div className={styles.kinds} role="group" aria-label="课程类型">
          {[0, ...kinds].map((kind) => (
            <button key={kind} type="button" aria-pressed={type === kind} onClick={() => setType(kind)}>
              {kind === 0 ? '全部' : courseTypeText(kind)}
            </button>
          ))}
        </div>
        <p className={styles.total}>
          累计学习 <a href={paths.playStatis}>{total.data ? formatDuration(total.data.totalPlayTime) : '—'}</a>
        </p>
      </div>
      {data && courses.length === 0 && (
        <EmptyState icon={icons.course} text="还没有课程">
          <a className="btn btn--primary" href={paths.courses}>
            去选课
          </a>
        </EmptyState>
      )}
      <CourseList courses={data ? shown : undefined} />
    </div>
  )
}
