import { useState } from 'react'
import { FilterBar } from '../../../kit/list/filter/FilterBar'
import { Page } from '../../../kit/Page'
import { PageTable } from '../../../kit/list/PageTable'
import { useListing } from '../../../kit/list/useListing'
import { AssignTabs } from '../AssignTabs'
import { userCourseColumns } from './columns'
import { ExpiryDialog } from './ExpiryDialog'
import { defaults, userCourseFilters, type UserCourseFilters } from './filters'
import { RevealTelephoneDialog } from './RevealTelephoneDialog'
import { useDeletion } from './useDeletion'
import type { UserCourse } from '../../../lib/wire'

/** docs/product.md 9.11: who has a right to which course, from where, and until when. */
export function UserCourseList() {
  const { tableProps, filterBar } = useListing<UserCourse, UserCourseFilters>({ resource: 'user-courses', defaults })
  const [expiring, setExpiring] = useState<UserCourse | null>(null)
  const [revealing, setRevealing] = useState<UserCourse | null>(null)
  const deletion = useDeletion()

  return (
    <Page title="课程分配" tab="学员课程">
      <AssignTabs />
      <FilterBar {...filterBar} filters={userCourseFilters} cell={250} />
      <PageTable<UserCourse>
        {...tableProps}
        noun="学员课程"
        rowKey="userCourseId"
        columns={userCourseColumns({ onDate: setExpiring, onReveal: setRevealing, deletion })}
        scroll={{ x: 1120 }}
      />
      {expiring && <ExpiryDialog userCourse={expiring} onClose={() => setExpiring(null)} />}
      {revealing && <RevealTelephoneDialog userCourse={revealing} onClose={() => setRevealing(null)} />}
    </Page>
  )
}
