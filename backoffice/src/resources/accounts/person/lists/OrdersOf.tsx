import { OrderStatus } from '@zhuxue/api/terms/commerce'
import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { useApiQuery } from '../../../../components/hooks/useApiQuery'
import { dateColumn, moneyColumn, nameColumn } from '../../../../components/list/columns'
import type { Order } from '../../../../lib/apiTypes'
import { OrderState, orderPath } from '../../../commerce/public'
import { keepPreviousData, PersonTable, usePagination } from './PersonTable'

const columns: TableProps<Order>['columns'] = [
  {
    title: '订单号',
    dataIndex: 'orderId',
    width: 190,
    className: 'numeric',
    render: (orderId: string) => <Link to={orderPath(orderId)}>{orderId}</Link>,
  },
  nameColumn<Order>({ title: '订单名称', dataIndex: 'orderName' }),
  moneyColumn<Order>({ title: '金额（元）', dataIndex: 'orderAmt', width: 112 }),
  { title: '状态', dataIndex: 'orderStatus', width: 96, render: (_, order) => <OrderState order={order} /> },
  dateColumn<Order>({ title: '下单时间', dataIndex: 'createTime' }),
]

export function OrdersOf({ userId }: { userId: number }) {
  const paging = usePagination()
  const { query, data } = useApiQuery('GET /api/orders', {
    queryParams: { userId, orderStatus: Object.values(OrderStatus), ...paging.pages },
    ...keepPreviousData,
  })
  return (
    <PersonTable<Order>
      noun="订单"
      rowKey="orderId"
      columns={columns}
      width={760}
      rows={data?.orders}
      total={data?.total}
      {...{ query, paging }}
    />
  )
}
