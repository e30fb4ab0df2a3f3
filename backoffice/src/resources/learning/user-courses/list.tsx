import { useState } from 'react'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { AssignTabs } from '../AssignTabs'
import { userCourseColumns } from './columns'
import { BulkBar } from '../../../components/list/BulkBar'
import { useBulk } from '../../../components/list/useBulk'
import { useSelection } from '../../../components/list/useSelection'
import { ExpiryDialog, OneExpiry } from './ExpiryDialog'
import { defaults, userCourseFilters, type UserCourseFilters } from './filters'
import { useDeletion } from './useDeletion'
import type { UserCourse } from '../../../lib/apiTypes'
import { adminMessages } from '@zhuxue/api/terms/learning'
import { Button, Typography } from 'antd'
import { ShowFullValueDialog } from '../../../components/dialog/ShowFullValueDialog'
import { changeExpiries, reveal } from './calls'
import { ownerOf } from './userCourse'

const idOf = ({ userCourseId }: UserCourse) => userCourseId

/** docs/product.md 9.11: all entitlements, with their source and expiry. */
export function UserCourseList() {
  const listing = useListing<UserCourse, UserCourseFilters>({ resource: 'user-courses', defaults })
  const { tableProps, filterBar } = listing
  const selection = useSelection<UserCourse>(JSON.stringify(listing.filters), idOf)
  const bulk = useBulk({ resource: 'user-courses', selection, idOf, nameOf: ownerOf, unit: '条学习权限' })
  const [isExpiringMany, setExpiringMany] = useState(false)
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
        selection={{ ...selection, nameOf: ownerOf }}
      />
      <BulkBar selection={selection} unit="条学习权限">
        <Button type="primary" loading={bulk.busy} onClick={() => setExpiringMany(true)}>
          修改失效时间
        </Button>
      </BulkBar>
      {isExpiringMany && (
        <ExpiryDialog
          about={`选中的 ${selection.rows.length} 条学习权限改为同一天`}
          expiryDate={null}
          onSave={async (expiryDate) => {
            setExpiringMany(false)
            await bulk.act('修改失效时间', (userCourseIds) => changeExpiries(userCourseIds, expiryDate))
          }}
          onClose={() => setExpiringMany(false)}
        />
      )}
      {expiring && <OneExpiry userCourse={expiring} onClose={() => setExpiring(null)} />}
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
