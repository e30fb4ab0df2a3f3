import { usePermissions } from '@refinedev/core'
import { Role } from '@zhuxue/api/terms/accounts'
import { PendingWork } from '../../statistics/public'
import { AuditScreen } from '../audit/show'
import { CatalogueList } from '../list/CatalogueList'
import { courses, sharedColumns } from './list'

const auditorPath = '/board/auditor/courses'

/** A waiting course as the admin compares it, without commands. */
export const AuditorCourse = () => <AuditScreen isReadOnly back={auditorPath} />

/** The read-only list, below the audit queue. An admin gets a link back. */
export function AuditorCourseList() {
  const { data: roles } = usePermissions<string[]>({})
  const back = roles?.includes(Role.Admin) ? '/board/admin/courses' : undefined
  return (
    <CatalogueList
      of={{ ...courses, back, audit: auditorPath, columns: [...sharedColumns, 'published'] }}
      tabs={<PendingWork />}
    />
  )
}
