import { CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { CodeLength } from '@zhuxue/api/terms/channels'
import { OrderStatusText, OrderTypeText, RefundFilterText } from '@zhuxue/api/terms/commerce'
import { RefundRequestStatusText, refundRequestMessages as messages } from '@zhuxue/api/terms/commerce/refunds'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import { choicesOf, daysFilter, telephoneFilter } from '../../../components/list/filter/filters'
import { ALL } from '../../../providers/data'
import { fromDays, toTimes, type DateRange } from '../../../components/list/filter/days'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { pastedOrderId } from '../../../components/normalizePasted'
import { ChannelSelect } from './ChannelSelect'

export interface OrderFilters {
  orderId?: string
  productName?: string
  paid?: DateRange
  created?: DateRange
  orderStatus: string
  telephone?: string
  exclusiveCode?: string
  channelId?: string
  courseTypes?: string[]
  orderType: string
  toShip: string
  refunded: string
  refundRequested: string
}

/** docs/product.md 13.7: the list opens on the paid orders. */
export const defaults: OrderFilters = {
  orderStatus: '2',
  orderType: ALL,
  toShip: ALL,
  refunded: ALL,
  refundRequested: ALL,
}

export const refundRequestedFilter: OrderFilters = { ...defaults, refundRequested: 'true' }

export const awaitingShipmentFilter: OrderFilters = { ...defaults, toShip: 'true' }

const statuses = Object.keys(OrderStatusText)

export function toQuery({ paid, created, orderStatus, ...rest }: OrderFilters) {
  const [paidTimeStart, paidTimeEnd] = toTimes(paid)
  const [createTimeStart, createTimeEnd] = toTimes(created)
  return {
    ...rest,
    orderStatus: orderStatus === ALL ? statuses : orderStatus,
    paidTimeStart,
    paidTimeEnd,
    createTimeStart,
    createTimeEnd,
  } as Record<string, unknown>
}

export function fromQuery(query: Record<string, unknown>): OrderFilters {
  const { paidTimeStart, paidTimeEnd, createTimeStart, createTimeEnd, orderStatus, ...rest } = query
  return {
    ...(rest as unknown as OrderFilters),
    orderStatus: Array.isArray(orderStatus) ? ALL : String(orderStatus ?? defaults.orderStatus),
    paid: fromDays(paidTimeStart, paidTimeEnd),
    created: fromDays(createTimeStart, createTimeEnd),
  }
}

const options = (text: Record<string, string>) => Object.entries(text).map(([value, label]) => ({ value, label }))

const all = { value: ALL, label: '全部' }

export const orderFilters: Filter[] = [
  telephoneFilter,
  {
    name: 'orderId',
    label: '订单号',
    field: <Input allowClear placeholder="20 位订单号" inputMode="numeric" />,
    normalize: pastedOrderId,
  },
  {
    name: 'productName',
    label: '商品名称',
    field: <Input allowClear placeholder="输入商品名称" count={charactersUpTo(100)} />,
  },
  { name: 'orderStatus', label: '订单状态', field: <Select options={choicesOf(OrderStatusText)} /> },
  daysFilter('paid', '支付时间', ['paidTimeStart', 'paidTimeEnd']),
  { name: 'toShip', label: '发货', field: <Select options={[all, { value: 'true', label: '待发货' }]} /> },
  daysFilter('created', '下单时间', ['createTimeStart', 'createTimeEnd']),
  {
    name: 'exclusiveCode',
    label: '专属码',
    field: <Input allowClear placeholder="6 位专属码" />,
    normalize: (typed = '') => typed.trim().toUpperCase().slice(0, CodeLength),
  },
  { name: 'channelId', label: '渠道', field: <ChannelSelect /> },
  {
    name: 'courseTypes',
    label: '商品类型',
    field: (
      <Select
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        placeholder="全部"
        options={options(CourseTypeText)}
      />
    ),
  },
  { name: 'orderType', label: '购买方式', field: <Select options={choicesOf(OrderTypeText)} /> },
  { name: 'refunded', label: '退款', field: <Select options={choicesOf(RefundFilterText)} /> },
  {
    name: 'refundRequested',
    label: messages.title,
    field: <Select options={[all, { value: 'true', label: RefundRequestStatusText.waiting }]} />,
  },
]
