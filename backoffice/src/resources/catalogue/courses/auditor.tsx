import { usePermissions } from '@refinedev/core'
import { Role } from '@zhuxue/api/terms/accounts'
import { Waiting } from '../../statistics/public'
import { CatalogueList } from '../list/CatalogueList'
import { courses, facts } from './list'

/** The same list read only, below what waits for an auditor. An admin who looks at it finds the way back. */
export function AuditorCourseList() {
  const { data: roles } = usePermissions<string[]>({})
  const back = roles?.includes(Role.Admin) ? '/board/admin/courses' : undefined
  return <CatalogueList of={{ ...courses, back, columns: [...facts, 'published'] }} tabs={<Waiting />} />
}
