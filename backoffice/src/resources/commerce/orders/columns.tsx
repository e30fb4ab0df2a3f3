import { Space, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../components/list/LinkButton'
import { dateColumn, moneyColumn, nameColumn } from '../../../components/list/columns'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { formatYuan } from '../../../components/format'
import { PersonLink } from '../../accounts/public'
import { canDelete } from './order'
import { OrderState } from './OrderState'
import type { Order } from '../../../lib/apiTypes'

interface Actions {
  onOpen: (order: Order) => void
  onDeliver: (order: Order) => void
  onDelete: (order: Order) => void
}

/** docs/product.md 13.7: the columns of orders with their row actions. */
export function orderColumns({ onOpen, onDeliver, onDelete }: Actions): TableProps<Order>['columns'] {
  return [
    {
      title: '订单号',
      dataIndex: 'orderId',
      width: 192,
      className: 'numeric',
      render: (orderId: string, row) => <LinkButton onClick={() => onOpen(row)}>{orderId}</LinkButton>,
    },
    nameColumn<Order>({ title: '订单名称', dataIndex: 'orderName' }),
    {
      ...moneyColumn<Order>({ title: '金额（元）', dataIndex: 'orderAmt', width: 104 }),
      render: (_, row) => <Amount order={row} />,
    },
    {
      title: '购买人',
      dataIndex: 'telephone',
      width: 108,
      className: 'numeric',
      render: (telephone, { userId, userName }) => (
        <Two first={<PersonLink userId={userId}>{userName ?? '—'}</PersonLink>} second={telephone} />
      ),
    },
    {
      title: '专属码',
      dataIndex: 'exclusiveCode',
      width: 96,
      className: 'numeric',
      render: (code, { channelName }) => (code ? <Two first={code} second={channelName} /> : '—'),
    },
    { title: '状态', dataIndex: 'orderStatus', width: 96, render: (_, row) => <OrderState order={row} /> },
    shortTime({ title: '下单时间', dataIndex: 'createTime' }),
    shortTime({ title: '支付时间', dataIndex: 'paidTime' }),
    {
      title: '操作',
      key: 'actions',
      width: 96,
      render: (_, row) => (
        <Space size={12}>
          {row.toShip ? (
            <LinkButton aria-label={`发货 ${row.orderId}`} onClick={() => onDeliver(row)}>
              发货
            </LinkButton>
          ) : (
            <LinkButton aria-label={`详情 ${row.orderId}`} onClick={() => onOpen(row)}>
              详情
            </LinkButton>
          )}
          {canDelete(row) && (
            <LinkButton danger aria-label={`删除 ${row.orderId}`} onClick={() => onDelete(row)}>
              删除
            </LinkButton>
          )}
        </Space>
      ),
    },
  ]
}

/** The day above the time; the cell of a name is not cut then. */
const shortTime = (column: { title: string; dataIndex: 'createTime' | 'paidTime' }) => ({
  ...dateColumn<Order>({
    ...column,
    width: 108,
    render: (time: string | null) => (time ? <Two first={time.slice(0, 10)} second={time.slice(11, 16)} /> : '—'),
  }),
})

function Two({ first, second }: { first: ReactNode; second: string | null }) {
  return (
    <>
      {first}
      {second && <SecondaryText oneLine>{second}</SecondaryText>}
    </>
  )
}

function Amount({ order }: { order: Order }) {
  return (
    <>
      {formatYuan(order.orderAmt)}
      {order.refundedAmt > 0 && <SecondaryText danger>已退 {formatYuan(order.refundedAmt)}</SecondaryText>}
    </>
  )
}
