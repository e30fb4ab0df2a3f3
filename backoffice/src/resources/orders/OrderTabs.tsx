import { useList } from '@refinedev/core'
import { Badge, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The screens of the order management, each under a path of its own. */
export const orderPaths = {
  orders: '/board/admin/orders',
  exceptions: '/board/admin/payment-exceptions',
  refunds: '/board/admin/refunds',
  reconciliation: '/board/admin/reconciliation',
  invoices: '/board/admin/invoices',
}

const tabs: { key: string; label: ReactNode }[] = [
  { key: orderPaths.orders, label: '订单' },
  { key: orderPaths.exceptions, label: <ExceptionsLabel /> },
  { key: orderPaths.refunds, label: '退款' },
  { key: orderPaths.reconciliation, label: '对账' },
  { key: orderPaths.invoices, label: '发票' },
]

/** On top of each of them; the tab of what waits for an admin says how many wait. */
export function OrderTabs() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Tabs
      activeKey={tabs.find(({ key }) => pathname.startsWith(key))?.key}
      onChange={(path) => navigate(path)}
      tabBarStyle={{ margin: 0 }}
      items={tabs}
    />
  )
}

function ExceptionsLabel() {
  const { result } = useList({
    resource: 'payment-exceptions',
    filters: [{ field: 'exceptionStatus', operator: 'eq', value: 'open' }],
    pagination: { pageSize: 5 },
    queryOptions: { staleTime: 60_000 },
    errorNotification: false,
  })
  return (
    <Badge count={result.total ?? 0} size="small" offset={[10, 0]} title="">
      支付异常
    </Badge>
  )
}
