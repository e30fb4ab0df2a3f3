import { useState } from 'react'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { AssignTabs } from '../AssignTabs'
import { userCourseColumns } from './columns'
import { ExpiryDialog } from './ExpiryDialog'
import { defaults, userCourseFilters, type UserCourseFilters } from './filters'
import { useDeletion } from './useDeletion'
import type { UserCourse } from '../../../lib/apiTypes'
import { adminMessages } from '@zhuxue/api/terms/learning'
import { Typography } from 'antd'
import { ShowFullValueDialog } from '../../../components/dialog/ShowFullValueDialog'
import { reveal } from './calls'
import { ownerOf } from './userCourse'

/** docs/product.md 9.11: all entitlements, with their source and expiry. */
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

function RevealTelephoneDialog(props: { userCourse: UserCourse; onClose: () => void }) {
  const { userCourse, onClose } = props
  const [telephone, setTelephone] = useState<string | null>(null)

  return (
    <ShowFullValueDialog
      title="查看完整手机号"
      needed={adminMessages.reasonRequired}
      placeholder="例如：学员来电询问课程"
      reveal={(reason) => reveal(userCourse.userCourseId, reason)}
      onRevealed={({ value }) => setTelephone(value ?? '没有登记手机号')}
      revealed={
        telephone && (
          <Typography.Title level={3} className="numeric" copyable={{ tooltips: ['复制', '已复制'] }}>
            {telephone}
          </Typography.Title>
        )
      }
      onClose={onClose}
    >
      <p>{ownerOf(userCourse)}</p>
    </ShowFullValueDialog>
  )
}
