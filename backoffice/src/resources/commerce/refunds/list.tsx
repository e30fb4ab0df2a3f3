import { RefundStatusText } from '@zhuxue/api/terms/commerce/refunds'
import { App, Input } from 'antd'
import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { choicesOf } from '../../../components/list/filter/filters'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { pastedOrderId } from '../../../components/normalizePasted'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useListing } from '../../../components/list/useListing'
import { ALL } from '../../../providers/data'
import { OrderTabs } from '../OrderTabs'
import { retryRefund } from './calls'
import { refundColumns } from './columns'
import { refundOutcome } from './outcome'
import { SerialDialog } from './SerialDialog'
import type { Refund } from '../../../lib/apiTypes'

interface RefundFilters {
  refundStatus: string
  orderId?: string
}
const defaults: RefundFilters = { refundStatus: ALL }

const filters: Filter[] = [
  { name: 'refundStatus', label: '状态', field: <Select options={choicesOf(RefundStatusText)} /> },
  {
    name: 'orderId',
    label: '订单号',
    field: <Input allowClear placeholder="20 位订单号" inputMode="numeric" />,
    normalize: pastedOrderId,
  },
]

export function RefundList() {
  const { message } = App.useApp()
  const { run, busy } = useApiMutation('refunds')
  const { tableProps, filterBar } = useListing<Refund, RefundFilters>({ resource: 'refunds', defaults })
  const [serialOf, setSerialOf] = useState<Refund | null>(null)
  const retry = async ({ refundId }: Refund) => {
    const refund = await run(refundId, () => retryRefund(refundId))
    if (refund) void message.open({ ...refundOutcome(refund), duration: 5 })
  }

  return (
    <Page title="订单管理" tab="退款">
      <OrderTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<Refund>
        {...tableProps}
        noun="退款"
        rowKey="refundId"
        columns={refundColumns({ busy, onRetry: (refund) => void retry(refund), onSerial: setSerialOf })}
        scroll={{ x: 1060 }}
      />
      {serialOf && <SerialDialog refund={serialOf} onClose={() => setSerialOf(null)} />}
    </Page>
  )
}
