import { Button } from 'antd'
import { Link } from 'react-router'
import { courseStudyPathOf } from '../../statistics/public'

const viewerRoles: Record<string, 'admin' | 'teacher'> = { 'courses': 'admin', 'teacher-courses': 'teacher' }

/** Links to the study statistics of a course; other types have none. */
export function StudyLink({ resource, courseId }: { resource: string; courseId: number }) {
  const viewerRole = viewerRoles[resource]
  return viewerRole ? (
    <Link to={courseStudyPathOf(viewerRole, courseId)}>
      <Button>学习情况</Button>
    </Link>
  ) : null
}
