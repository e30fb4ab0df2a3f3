import { useList } from '@refinedev/core'
import { Badge } from 'antd'
import { PathTabs } from '../../../kit/PathTabs'

/** The screens of the order management, each under a path of its own. */
export const orderPaths = {
  orders: '/board/admin/orders',
  exceptions: '/board/admin/payment-exceptions',
  refunds: '/board/admin/refunds',
  reconciliation: '/board/admin/reconciliation',
  invoices: '/board/admin/invoices',
}

const tabs = {
  [orderPaths.orders]: '订单',
  [orderPaths.exceptions]: <ExceptionsLabel />,
  [orderPaths.refunds]: '退款',
  [orderPaths.reconciliation]: '对账',
  [orderPaths.invoices]: '发票',
}

/** On top of each of them; the tab of what waits for an admin says how many wait. */
export const OrderTabs = () => <PathTabs paths={tabs} />

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
