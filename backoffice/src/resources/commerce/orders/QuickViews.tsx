import { useList, type CrudFilter } from '@refinedev/core'
import { refundRequestMessages as messages } from '@zhuxue/api/terms/commerce/refunds'
import { Badge, Radio } from 'antd'
import type { ReactNode } from 'react'
import { activeFilters } from '../../../components/list/filter/activeFilters'
import { defaults, toQuery, awaitingShipmentFilter, refundRequestedFilter, type OrderFilters } from './filters'

const eq = (field: string, value: unknown): CrudFilter => ({ field, operator: 'eq', value })

const views: { name: string; label: ReactNode; values: OrderFilters }[] = [
  { name: 'paid', label: '已支付', values: defaults },
  { name: 'ship', label: <Counted text="待发货" filter={eq('toShip', 'true')} />, values: awaitingShipmentFilter },
  { name: 'paying', label: '待支付', values: { ...defaults, orderStatus: '1' } },
  {
    name: 'requested',
    label: <Counted text={messages.title} filter={eq('refundRequested', 'true')} />,
    values: refundRequestedFilter,
  },
  { name: 'refunded', label: '有退款', values: { ...defaults, refunded: 'any' } },
]

const asText = (query: object) => JSON.stringify(Object.entries(query).sort())

export function QuickViews(props: { filters: CrudFilter[]; onChoose: (values: OrderFilters) => void }) {
  const { filters, onChoose } = props
  const now = asText(activeFilters(filters))
  const of = (values: OrderFilters) =>
    asText(activeFilters(Object.entries(toQuery(values)).map(([field, value]) => eq(field, value))))

  return (
    <Radio.Group
      aria-label="常用筛选"
      optionType="button"
      value={views.find(({ values }) => of(values) === now)?.name ?? null}
      onChange={({ target }) => onChoose(views.find(({ name }) => name === target.value)!.values)}
      options={views.map(({ name, label }) => ({ value: name, label }))}
    />
  )
}

function Counted({ text, filter }: { text: string; filter: CrudFilter }) {
  const { result } = useList({
    resource: 'orders',
    filters: [filter],
    pagination: { pageSize: 5 },
    queryOptions: { staleTime: 30_000 },
    errorNotification: false,
  })
  return (
    <>
      {text} <Badge count={result.total ?? 0} overflowCount={999} size="small" title="" />
    </>
  )
}
