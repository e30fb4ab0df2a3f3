import { useState } from 'react'
import { RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { cycleMessages as messages } from '@zhuxue/api/terms/certificates/cycles'
import { Dialog } from '~/components/dialog/Dialog'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { TabBar, panelProps } from '~/components/ui/TabBar'
import { api } from '~/lib/http/api'
import type { CycleCourse, EducationCycle } from '~/lib/http/apiTypes'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { CycleCourseItem } from './CycleCourseItem'
import styles from './Qualifications.module.css'

type Props = { cycle: EducationCycle; requiredCourse: 0 | 1; onClose: () => void }

const tabs = [RequiredCourseText[1], RequiredCourseText[0]] as const
type Tab = (typeof tabs)[number]

/** Courses that count for the cycle: those to study next, and those that have earned their minutes. */
export default function CycleCoursesDialog({ cycle, requiredCourse, onClose }: Props) {
  const [tab, setTab] = useState<Tab>(RequiredCourseText[requiredCourse])
  const id = cycle.cycleId
  const { data, failed, reload } = useFetch(() => api.learning.cycleCourses.index({ params: { id } }), `cycle ${id}`)
  const sort = tab === RequiredCourseText[1] ? 1 : 0
  return (
    <Dialog title={`可计入${cycle.kindName}的课程`} onClose={onClose} size="wide">
      <TabBar label="课程类别" tabs={tabs} selected={tab} onSelect={setTab} />
      <div {...panelProps(tab)}>
        {failed ? (
          <FailedState onRetry={reload} />
        ) : data ? (
          <Groups cycle={cycle} courses={data.courses.filter((course) => course.requiredCourse === sort)} />
        ) : (
          <Skeleton className={styles.skeleton} />
        )}
      </div>
    </Dialog>
  )
}

function Groups({ cycle, courses }: { cycle: EducationCycle; courses: CycleCourse[] }) {
  const open = courses.filter(({ credited }) => !credited)
  const credited = courses.filter((course) => course.credited)
  return (
    <>
      {open.length === 0 && (
        <EmptyState icon={icons.course} text={credited.length ? messages.allCredited : messages.noCourses}>
          <a className="btn" href={paths.furtherEduCourses}>
            继续教育课程
          </a>
        </EmptyState>
      )}
      <Group title="我的课程" cycle={cycle} courses={open.filter(({ owned }) => owned)} />
      <Group title="可以购买" cycle={cycle} courses={open.filter(({ owned }) => !owned)} />
      <Group title="已取得学时" cycle={cycle} courses={credited} />
    </>
  )
}

function Group({ title, cycle, courses }: { title: string; cycle: EducationCycle; courses: CycleCourse[] }) {
  if (courses.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {courses.map((course) => (
          <CycleCourseItem key={course.courseId} course={course} cycle={cycle} />
        ))}
      </ul>
    </section>
  )
}
