import { Role } from '@zhuxue/api/terms/accounts'
import { Tabs } from 'antd'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { PersonDetail } from '../../../lib/wire'
import type { PersonTab } from '../paths'
import { ConsentsOf } from './lists/ConsentsOf'
import { CoursesOf } from './lists/CoursesOf'
import { EntriesOf } from './lists/EntriesOf'
import { InvoicesOf } from './lists/InvoicesOf'
import { OrdersOf } from './lists/OrdersOf'
import { ScoresOf } from './lists/ScoresOf'
import { SeatsOf } from './lists/SeatsOf'
import { SignInsOf } from './lists/SignInsOf'
import styles from './PersonPage.module.css'

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

/** The open tab stands in the address, so that a reload and a way back show it again. */
export function PersonTabs({ person: { userId, userRole } }: { person: PersonDetail }) {
  const [search, setSearch] = useSearchParams()
  const lists = userRole.includes(Role.User) ? [...listsOfLearners, ...listsOfAll] : listsOfAll
  const asked = search.get('tab')
  const isKnown = lists.some(([key]) => key === asked)
  return (
    <Tabs
      destroyOnHidden
      className={styles.rows}
      activeKey={isKnown ? asked! : lists[0][0]}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
      items={lists.map(([key, label, ListOf]) => ({ key, label, children: <ListOf userId={userId} /> }))}
    />
  )
}
