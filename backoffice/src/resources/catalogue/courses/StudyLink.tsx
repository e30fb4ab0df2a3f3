import { courseStudyPathOf } from '../../statistics/public'
import { ButtonLink } from '../../../components/ButtonLink'

const viewerRoles: Record<string, 'admin' | 'teacher'> = { 'courses': 'admin', 'teacher-courses': 'teacher' }

/** Links to the study statistics of a course; other types have none. */
export function StudyLink({ resource, courseId }: { resource: string; courseId: number }) {
  const viewerRole = viewerRoles[resource]
  return viewerRole ? <ButtonLink to={courseStudyPathOf(viewerRole, courseId)}>学习情况</ButtonLink> : null
}
