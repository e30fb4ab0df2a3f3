import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FilterBar } from '../../kit/FilterBar'
import { yuan } from '../../kit/format'
import { Page } from '../../kit/Page'
import { PageTable } from '../../kit/PageTable'
import { useListing } from '../../kit/useListing'
import { OrderTabs } from '../orders/OrderTabs'
import { invoiceColumns } from './columns'
import { DownloadButton } from './DownloadButton'
import { defaults, fromQuery, invoiceFilters, toQuery, type InvoiceFilters } from './filters'
import type { Invoice } from './invoice'
import { QuickViews } from './QuickViews'
import { SendDialog } from './SendDialog'
import { InvoiceDrawer } from './show'
import { useReversal } from './useReversal'

/** Back office 2.10: every invoice that was asked for, with the sum of those that were filtered. */
export function InvoiceList() {
  const { tableProps, tableQuery, searchFormProps, reset, result, facts, filters } = useListing<
    Invoice,
    InvoiceFilters
  >({ resource: 'invoices', defaults, toQuery, fromQuery })
  const [sent, setSent] = useState<Invoice | null>(null)
  const askReversal = useReversal()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const total = result.total ?? 0

  /** The open invoice stands behind the # of the URL: it can be reloaded, and is closed by going back. */
  const open = (id: number | null) => navigate({ search, hash: id === null ? '' : String(id) })
  const sum = `全部 ${total} 张发票合计 ${yuan(facts.amountTotal as number)} 元`

  return (
    <Page
      title="订单管理"
      extra={
        <DownloadButton
          filters={filters}
          total={total}
          onRangeMissing={() => searchFormProps.form.focusField('requested')}
        />
      }
    >
      <OrderTabs />
      <QuickViews filters={filters} onChoose={searchFormProps.onFinish} />
      <FilterBar
        form={searchFormProps}
        filters={invoiceFilters}
        onReset={reset}
        busy={tableQuery.isFetching}
      />
      <PageTable<Invoice>
        {...tableProps}
        noun="发票"
        rowKey="invoiceId"
        columns={invoiceColumns({
          onOpen: ({ invoiceId }) => open(invoiceId),
          onSend: setSent,
          onReverse: askReversal,
        })}
        scroll={{ x: 1120 }}
        error={tableQuery.error}
        onRetry={() => void tableQuery.refetch()}
        footer={total > 0 ? () => sum : undefined}
        below={sum}
      />
      <InvoiceDrawer
        invoiceId={/^#\d+$/.test(hash) ? hash.slice(1) : null}
        onClose={() => open(null)}
        onSend={setSent}
        onReverse={askReversal}
      />
      {sent && <SendDialog invoice={sent} onClose={() => setSent(null)} />}
    </Page>
  )
}
