import { CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { CodeLength } from '@zhuxue/api/terms/channels'
import { OrderStatusText } from '@zhuxue/api/terms/commerce'
import { DatePicker, Input, Select } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { ALL } from '../../providers/data'
import type { Filter } from '../../kit/FilterBar'

export interface OrderFilters {
  orderId?: string
  productName?: string
  paid?: [Dayjs, Dayjs] | null
  orderStatus: string
  telephone?: string
  exclusiveCode?: string
  courseTypes?: string[]
}

/** Specification section 4: the list opens on the paid orders. */
export const defaults: OrderFilters = { orderStatus: '2' }

const statuses = Object.keys(OrderStatusText)

const format = 'YYYY-MM-DD HH:mm:ss'

/** The range travels as two times, whole days at both ends; all states are named, since none means paid. */
export const toQuery = ({ paid, orderStatus, ...rest }: OrderFilters): Record<string, unknown> => ({
  ...rest,
  orderStatus: orderStatus === ALL ? statuses : orderStatus,
  paidTimeStart: paid?.[0]?.startOf('day').format(format),
  paidTimeEnd: paid?.[1]?.endOf('day').format(format),
})

export function fromQuery(query: Record<string, unknown>): OrderFilters {
  const { paidTimeStart, paidTimeEnd, orderStatus, ...rest } = query
  const paid = [paidTimeStart, paidTimeEnd].map((time) => dayjs(String(time)))
  return {
    ...(rest as unknown as OrderFilters),
    orderStatus: Array.isArray(orderStatus) ? ALL : String(orderStatus),
    paid: paidTimeStart && paidTimeEnd ? (paid as [Dayjs, Dayjs]) : null,
  }
}

const options = (text: Record<string, string>) =>
  Object.entries(text).map(([value, label]) => ({ value, label }))

const presets = () => {
  const today = dayjs()
  return [
    { label: '今天', value: [today, today] as [Dayjs, Dayjs] },
    { label: '近7天', value: [today.subtract(6, 'day'), today] as [Dayjs, Dayjs] },
    { label: '近30天', value: [today.subtract(29, 'day'), today] as [Dayjs, Dayjs] },
    { label: '本月', value: [today.startOf('month'), today] as [Dayjs, Dayjs] },
  ]
}

export const orderFilters: Filter[] = [
  {
    name: 'orderId',
    label: '订单号',
    field: <Input allowClear placeholder="20 位订单号" maxLength={20} />,
  },
  {
    name: 'productName',
    label: '商品名称',
    field: <Input allowClear placeholder="输入名称中的字" />,
  },
  {
    name: 'orderStatus',
    label: '订单状态',
    field: <Select options={[{ value: ALL, label: '全部' }, ...options(OrderStatusText)]} />,
  },
  {
    name: 'telephone',
    label: '手机号',
    field: <Input allowClear placeholder="购买人手机号" maxLength={11} />,
  },
  {
    name: 'exclusiveCode',
    label: '专属码',
    field: <Input allowClear placeholder="6 位专属码" maxLength={CodeLength} />,
  },
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
  { name: 'paid', label: '支付时间', field: <DatePicker.RangePicker presets={presets()} /> },
]
