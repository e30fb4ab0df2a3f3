import { useOne } from '@refinedev/core'
import { CourseType } from '@zhuxue/api/terms/catalogue'
import { CourseSelect } from '../../../components/fields/CourseSelect'
import type { Course } from '../../../lib/apiTypes'

const types = [CourseType.Course, CourseType.Live, CourseType.FurtherEducation, CourseType.Answer]

/** One course, by name; the URL has its id, and its name is read again. */
export function CourseFilter(props: { id?: string; value?: number | string; onChange?: (courseId?: number) => void }) {
  const { value, ...field } = props
  const id = value ? Number(value) : undefined
  const { result } = useOne<Course>({
    resource: 'courses',
    id,
    queryOptions: { enabled: id !== undefined, staleTime: 60_000 },
    errorNotification: false,
  })
  return <CourseSelect types={types} known={result ? [result] : []} value={id} {...field} />
}
