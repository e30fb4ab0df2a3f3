import { useList } from '@refinedev/core'
import { Badge } from 'antd'
import { PathTabs } from '../../components/tabs/PathTabs'
import { orderPaths } from './paths'

const tabs = {
  [orderPaths.orders]: '订单',
  [orderPaths.exceptions]: <ExceptionsLabel />,
  [orderPaths.refunds]: '退款',
  [orderPaths.reconciliation]: '对账',
  [orderPaths.bankLines]: '银行流水',
  [orderPaths.invoices]: '发票',
}

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
