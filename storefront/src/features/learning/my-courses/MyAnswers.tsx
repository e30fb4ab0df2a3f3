import { CourseType } from '@zhuxue/api/terms/catalogue'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { CourseList } from './CourseList'
import styles from './MyCourses.module.css'

/** 我的问答: the Q&A that a user bought (docs/product.md 9.3). */
export default function MyAnswers() {
  return (
    <RequireLogin>
      <Answers />
    </RequireLogin>
  )
}

function Answers() {
  const { data, failed, reload } = useFetch(
    () => api.learning.courses.index({ query: { courseTypes: [CourseType.Answer] } }),
    'answers'
  )
  if (failed && !data) return <FailedState onRetry={reload} />
  return (
    <div className={styles.courses}>
      {data?.courses.length === 0 ? (
        <EmptyState icon={icons.question} text="还没有问答">
          <a className="btn btn--primary" href={paths.answers}>
            看看考试问答
          </a>
        </EmptyState>
      ) : (
        <CourseList courses={data?.courses} />
      )}
    </div>
  )
}
