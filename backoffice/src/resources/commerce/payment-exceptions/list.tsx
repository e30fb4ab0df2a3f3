import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { OrderTabs } from '../OrderTabs'
import { exceptionColumns } from './columns'
import { defaults, exceptionFilters, type ExceptionFilters } from './filters'
import type { PaymentException } from '../../../lib/apiTypes'

export function ExceptionList() {
  const { tableProps, filterBar } = useListing<PaymentException, ExceptionFilters>({
    resource: 'payment-exceptions',
    defaults,
  })

  return (
    <Page title="订单管理" tab="支付异常">
      <OrderTabs />
      <FilterBar {...filterBar} filters={exceptionFilters} cell={250} />
      <PageTable<PaymentException>
        {...tableProps}
        noun="支付异常"
        rowKey="paymentExceptionId"
        columns={exceptionColumns}
        scroll={{ x: 1080 }}
      />
    </Page>
  )
}
