import { useState } from 'react'
import { FilterBar } from '../../../kit/list/FilterBar'
import { Page } from '../../../kit/Page'
import { PageTable } from '../../../kit/list/PageTable'
import { useListing } from '../../../kit/list/useListing'
import { AssignTabs } from '../AssignTabs'
import { rightColumns } from './columns'
import { ExpiryDialog } from './ExpiryDialog'
import { defaults, rightFilters, type RightFilters } from './filters'
import { RevealTelephoneDialog } from './RevealTelephoneDialog'
import { useDeletion } from './useDeletion'
import type { UserCourse } from '../../../lib/wire'

/** Back office 2.10: who has a right to which course, from where, and until when. */
export function UserCourseList() {
  const { tableProps, tableQuery, searchFormProps, reset } = useListing<UserCourse, RightFilters>({
    resource: 'user-courses',
    defaults,
  })
  const [dated, setDated] = useState<UserCourse | null>(null)
  const [asked, setAsked] = useState<UserCourse | null>(null)
  const deletion = useDeletion()

  return (
    <Page title="课程分配">
      <AssignTabs />
      <FilterBar
        form={searchFormProps}
        filters={rightFilters}
        cell={250}
        onReset={reset}
        busy={tableQuery.isFetching}
      />
      <PageTable<UserCourse>
        {...tableProps}
        noun="学员课程"
        rowKey="userCourseId"
        columns={rightColumns({ onDate: setDated, onReveal: setAsked, deletion })}
        scroll={{ x: 1120 }}
        error={tableQuery.error}
        onRetry={() => void tableQuery.refetch()}
      />
      {dated && <ExpiryDialog right={dated} onClose={() => setDated(null)} />}
      {asked && <RevealTelephoneDialog userCourse={asked} onClose={() => setAsked(null)} />}
    </Page>
  )
}
