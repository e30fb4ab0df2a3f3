import { usePermissions } from '@refinedev/core'
import { Role } from '@zhuxue/api/terms/accounts'
import { PendingWork } from '../../statistics/public'
import { CatalogueList } from '../list/CatalogueList'
import { courses, sharedColumns } from './list'

/** The read-only list, below the audit queue. An admin gets a link back. */
export function AuditorCourseList() {
  const { data: roles } = usePermissions<string[]>({})
  const back = roles?.includes(Role.Admin) ? '/board/admin/courses' : undefined
  return <CatalogueList of={{ ...courses, back, columns: [...sharedColumns, 'published'] }} tabs={<PendingWork />} />
}
