import { messages } from '@zhuxue/api/terms/invoices'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ExportButton } from '../../components/list/ExportButton'
import { FilterBar } from '../../components/list/filter/FilterBar'
import { formatRowCount, formatYuan } from '../../components/format'
import { Page } from '../../components/Page'
import { PageTable } from '../../components/list/PageTable'
import { useListing } from '../../components/list/useListing'
import { OrderTabs } from '../commerce/public'
import { hasRange, downloadInvoices, issueInvoice, issueInvoices } from './calls'
import { invoiceColumns } from './columns'
import {
  defaults,
  fromQuery,
  invoiceFilters,
  toQuery,
  type InvoiceFilters,
  reversalsOnly,
  requestedOnlyFilter,
} from './filters'
import { isIssuing } from './invoice'
import { ReverseDialog } from './ReverseDialog'
import { SendDialog } from './SendDialog'
import { InvoiceDrawer } from './show'
import type { Invoice } from '../../lib/apiTypes'
import { useInvalidate, type CrudFilter } from '@refinedev/core'
import { Radio, App, Button } from 'antd'
import { BulkBar } from '../../components/list/BulkBar'
import { useBulk } from '../../components/list/useBulk'
import { useSelection } from '../../components/list/useSelection'
import { activeFilters } from '../../components/list/filter/activeFilters'
import { useApiMutation } from '../../components/hooks/useApiMutation'

/** docs/product.md 7.6: all requested invoices, with the total of the search. */
export function InvoiceList() {
  const listing = useListing<Invoice, InvoiceFilters>({ resource: 'invoices', defaults, toQuery, fromQuery })
  const { tableProps, result, details, filters, filterBar } = listing
  const [sent, setSent] = useState<Invoice | null>(null)
  const hasIssuer = Boolean(details.hasIssuer)
  const [reversed, setReversed] = useState<Invoice | null>(null)
  const issue = useIssue()
  const selection = useSelection<Invoice>(JSON.stringify(filters), idOf)
  const bulk = useBulk({ resource: 'invoices', selection, idOf, nameOf, unit: '张发票' })
  useRefreshWhile(tableProps.dataSource?.some(isIssuing) ?? false)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const total = result.total ?? 0

  /** The open invoice is in the hash of the URL: it can be reloaded, and closed by going back. */
  const open = (id: number | null) => navigate({ search, hash: id === null ? '' : String(id) })
  const sum = details.more
    ? `${formatRowCount(total, true)}发票，金额未合计，请缩小查询范围`
    : `全部 ${total} 张发票合计 ${formatYuan(details.amountTotal as number)} 元`

  return (
    <Page
      title="订单管理"
      tab="发票"
      extra={
        <ExportButton
          listing={listing}
          range={{ field: 'requested', isWhole: hasRange, missing: messages.rangeNeeded }}
          title="下载发票列表"
          content={`将下载符合当前条件的${details.more ? '超过' : ''} ${total} 张发票，文件中包含完整的开票信息和联系电话，请妥善保管。本次下载会记入操作日志。`}
          kind="invoices"
          total={total}
          take={downloadInvoices}
        />
      }
    >
      <OrderTabs />
      <QuickViews filters={filters} onChoose={listing.choose} />
      <FilterBar {...filterBar} filters={invoiceFilters(hasIssuer)} errorField={listing.errorField} />
      <PageTable<Invoice>
        {...tableProps}
        noun="发票"
        rowKey="invoiceId"
        columns={invoiceColumns({
          onOpen: ({ invoiceId }) => open(invoiceId),
          onSend: setSent,
          onReverse: setReversed,
          onIssue: issue,
          hasIssuer,
        })}
        scroll={{ x: 1160 }}
        selection={hasIssuer ? { ...selection, nameOf: ({ orderId }) => orderId, isLocked } : undefined}
        footer={total > 0 ? () => sum : undefined}
        below={sum}
      />
      {/^#\d+$/.test(hash) && (
        <InvoiceDrawer
          invoiceId={hash.slice(1)}
          hasIssuer={hasIssuer}
          onClose={() => open(null)}
          onSend={setSent}
          onReverse={setReversed}
          onIssue={issue}
        />
      )}
      <BulkBar selection={selection} unit="张发票">
        <Button type="primary" loading={bulk.busy} onClick={() => void bulk.act('提交', issueInvoices)}>
          批量开具
        </Button>
      </BulkBar>
      {reversed && <ReverseDialog invoice={reversed} hasIssuer={hasIssuer} onClose={() => setReversed(null)} />}
      {sent && <SendDialog invoice={sent} onClose={() => setSent(null)} />}
    </Page>
  )
}

const idOf = ({ invoiceId }: Invoice) => invoiceId
const nameOf = ({ orderId, payerName }: Invoice) => `${orderId} ${payerName}`
const isLocked = ({ isIssuable }: Invoice) => !isIssuable

const views: { value: string; label: string; filters: InvoiceFilters }[] = [
  { value: 'all', label: '全部', filters: defaults },
  { value: 'waiting', label: '开票中', filters: requestedOnlyFilter },
  { value: 'reversals', label: '待冲红', filters: reversalsOnly },
]

const keyOf = (query: object) => JSON.stringify(Object.entries(query).sort())
const keyOfView = (filters: InvoiceFilters) =>
  keyOf(activeFilters(Object.entries(toQuery(filters)).map(([field, value]) => ({ field, value }) as never)))

function QuickViews(props: { filters: CrudFilter[]; onChoose: (filters: InvoiceFilters) => void }) {
  const now = keyOf(activeFilters(props.filters))
  return (
    <Radio.Group
      aria-label="常用筛选"
      optionType="button"
      value={views.find(({ filters }) => keyOfView(filters) === now)?.value ?? null}
      onChange={({ target }) => props.onChoose(views.find(({ value }) => value === target.value)!.filters)}
      options={views.map(({ value, label }) => ({ value, label }))}
    />
  )
}

function useIssue() {
  const { message } = App.useApp()
  const { run } = useApiMutation('invoices')
  return async ({ invoiceId }: Invoice) => {
    const done = await run(invoiceId, () => issueInvoice(invoiceId))
    if (done) message.success(done)
  }
}

/** The provider needs seconds. */
function useRefreshWhile(isIssuing: boolean) {
  const invalidate = useInvalidate()
  const refresh = useEffectEvent(() => void invalidate({ resource: 'invoices', invalidates: ['resourceAll'] }))
  useEffect(() => {
    if (!isIssuing) return
    const timer = setInterval(refresh, refreshMs)
    return () => clearInterval(timer)
  }, [isIssuing])
}

const refreshMs = 5_000
