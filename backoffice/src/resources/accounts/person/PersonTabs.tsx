import { Role } from '@zhuxue/api/terms/accounts'
import { Tabs } from 'antd'
import type { ComponentType } from 'react'
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
import { QualificationsOf } from '../../certificates/public'
import { ObjectHistory } from '../../objects/public'
import { keepPreviousData, PersonTable, usePagination } from './lists/PersonTable'
import { loginLogColumns } from '../login-logs/columns'

type List = ComponentType<{ userId: number }>

const listsOfLearners: [PersonTab, string, List][] = [
  ['orders', '订单', OrdersOf],
  ['courses', '课程', CoursesOf],
  ['seats', '名额', SeatsOf],
  ['invoices', '发票', InvoicesOf],
  ['scores', '考试', ScoresOf],
  ['qualifications', '执业证书', QualificationsOf],
]
const listsOfAll: [PersonTab, string, List][] = [
  ['consents', '同意', ConsentsOf],
  ['sign-ins', '登录', SignInsOf],
  ['entries', '历史', EntriesOf],
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
  return <ObjectHistory withReads object={`user:${userId}`} about="工作人员对这个账号做过的操作列在这里。" />
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
