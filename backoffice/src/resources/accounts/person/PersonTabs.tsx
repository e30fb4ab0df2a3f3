import { Role } from '@zhuxue/api/terms/accounts'
import { Tabs } from 'antd'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PersonDetail, LoginLog } from '../../../lib/apiTypes'
import type { PersonTab } from '../paths'
import { ConsentsOf } from './lists/ConsentsOf'
import { CoursesOf } from './lists/CoursesOf'
import { InvoicesOf } from './lists/InvoicesOf'
import { OrdersOf } from './lists/OrdersOf'
import { ScoresOf } from './lists/ScoresOf'
import { SeatsOf } from './lists/SeatsOf'
import styles from './PersonPage.module.css'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { entryColumns } from '../audit-logs/columns'
import type { AuditEntry } from '../audit-logs/entry'
import { EntryDrawer } from '../audit-logs/EntryDrawer'
import { keepPreviousData, PersonTable, usePagination } from './lists/PersonTable'
import { loginLogColumns } from '../login-logs/columns'

type List = ComponentType<{ userId: number }>

const listsOfLearners: [PersonTab, string, List][] = [
  ['orders', '订单', OrdersOf],
  ['courses', '课程', CoursesOf],
  ['seats', '名额', SeatsOf],
  ['invoices', '发票', InvoicesOf],
  ['scores', '考试', ScoresOf],
]
const listsOfAll: [PersonTab, string, List][] = [
  ['consents', '同意', ConsentsOf],
  ['sign-ins', '登录', SignInsOf],
  ['entries', '操作记录', EntriesOf],
]

/** The open tab is in the URL, so that reload and back restore it. */
export function PersonTabs({ person: { userId, userRole } }: { person: PersonDetail }) {
  const [search, setSearch] = useSearchParams()
  const lists = userRole.includes(Role.User) ? [...listsOfLearners, ...listsOfAll] : listsOfAll
  const requestedTab = search.get('tab')
  const isKnown = lists.some(([key]) => key === requestedTab)
  return (
    <Tabs
      destroyOnHidden
      className={styles.rows}
      activeKey={isKnown ? requestedTab! : lists[0][0]}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
      items={lists.map(([key, label, ListOf]) => ({ key, label, children: <ListOf userId={userId} /> }))}
    />
  )
}

/** Audit log entries about this account. */
function EntriesOf({ userId }: { userId: number }) {
  const paging = usePagination()
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const { query, data } = useApiQuery('GET /api/admin/audit-logs', {
    queryParams: { object: `user:${userId}`, ...paging.pages },
    ...keepPreviousData,
  })
  return (
    <>
      <PersonTable<AuditEntry>
        noun="操作记录"
        about="工作人员对这个账号做过的操作列在这里。"
        rowKey="auditLogId"
        columns={entryColumns(setShown)}
        width={860}
        rows={data?.logs as AuditEntry[] | undefined}
        total={data?.total}
        {...{ query, paging }}
      />
      {shown && <EntryDrawer entry={shown} onClose={() => setShown(null)} />}
    </>
  )
}

const columns = loginLogColumns.filter((column) => !('dataIndex' in column) || column.dataIndex !== 'userId')

function SignInsOf({ userId }: { userId: number }) {
  const paging = usePagination()
  const { query, data } = useApiQuery('GET /api/admin/loginlogs', {
    queryParams: { userId, ...paging.pages },
    ...keepPreviousData,
  })
  return (
    <PersonTable<LoginLog>
      noun="登录记录"
      rowKey="loginLogId"
      columns={columns}
      width={840}
      rows={data?.logs}
      total={data?.total}
      {...{ query, paging }}
    />
  )
}
