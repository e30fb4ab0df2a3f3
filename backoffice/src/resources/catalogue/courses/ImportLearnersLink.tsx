import { CourseStatus, CourseType } from '@zhuxue/api/terms/catalogue'
import { ButtonLink } from '../../../components/ButtonLink'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { learnerImportPath } from '../../learning/public'
import type { CourseValues } from '../form/values'

const assignedTypes: readonly number[] = [
  CourseType.Course,
  CourseType.Answer,
  CourseType.FurtherEducation,
  CourseType.Live,
]

/** Links to the import of learners with this course, where it can be assigned. */
export function ImportLearnersLink({ course }: { course: CourseValues }) {
  const canImport = useAllowedActions('user-courses')('import')
  const { courseId, courseStatus, courseType } = course
  if (!canImport || courseStatus !== CourseStatus.Published || !assignedTypes.includes(courseType)) return null
  return <ButtonLink to={learnerImportPath(courseId)}>导入学员</ButtonLink>
}
