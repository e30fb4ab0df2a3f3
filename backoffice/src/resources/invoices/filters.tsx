import {
  InvoiceStatus,
  InvoiceStatusText,
  InvoiceTypeText,
  IssueState,
  IssueStateText,
  ReversalState,
  ReversalText,
} from '@zhuxue/api/terms/invoices'
import { Input } from 'antd'
import { charactersUpTo } from '../../components/fields/characters'
import { Select } from '../../components/fields/Select'
import { fromDays, toDays, type DateRange } from '../../components/list/filter/days'
import { daysFilter } from '../../components/list/filter/filters'
import type { Filter } from '../../components/list/filter/FilterBar'
import { pastedOrderId } from '../../components/normalizePasted'
import { ALL } from '../../providers/data'

export interface InvoiceFilters {
  invoiceStatus: string
  invoiceTypes: string
  reversal: string
  issueStates: string
  invoiceNumber?: string
  orderId?: string
  payerName?: string
  requested?: DateRange
}

export const defaults: InvoiceFilters = { invoiceStatus: ALL, invoiceTypes: ALL, reversal: ALL, issueStates: ALL }

export const requestedOnlyFilter: InvoiceFilters = { ...defaults, invoiceStatus: String(InvoiceStatus.Requested) }

export const reversalsOnly: InvoiceFilters = { ...defaults, reversal: ReversalState.Needed }

export function toQuery({ requested, ...rest }: InvoiceFilters): Record<string, unknown> {
  const { from, to } = toDays(requested)
  return { ...rest, requestedFrom: from, requestedTo: to }
}

export function fromQuery(query: Record<string, unknown>): InvoiceFilters {
  const { requestedFrom, requestedTo, ...rest } = query
  return { ...(rest as unknown as InvoiceFilters), requested: fromDays(requestedFrom, requestedTo) }
}

const options = (text: Record<string, string>) => Object.entries(text).map(([value, label]) => ({ value, label }))

const all = { value: ALL, label: '全部' }

/** An invoice requested with an unpaid order is not shown to admins yet. */
const statuses = options(InvoiceStatusText).filter(({ value }) => value !== '0')
const issueStates = options(IssueStateText).filter(({ value }) => value !== IssueState.None)
const reversals = options(ReversalText).filter(({ value }) => value !== ReversalState.None)

/** Only an invoice of a provider has an issue state. */
const issuerFilters: Filter[] = [
  { name: 'issueStates', label: '自动开具', field: <Select options={[all, ...issueStates]} /> },
]

export const invoiceFilters = (hasIssuer: boolean): Filter[] => [
  {
    name: 'payerName',
    label: '发票抬头',
    field: <Input allowClear placeholder="输入发票抬头" count={charactersUpTo(100)} />,
  },
  {
    name: 'orderId',
    label: '订单号',
    field: <Input allowClear placeholder="20 位订单号" inputMode="numeric" />,
    normalize: pastedOrderId,
  },
  {
    name: 'invoiceNumber',
    label: '发票号码',
    field: <Input allowClear placeholder="20 位发票号码" inputMode="numeric" />,
    normalize: pastedOrderId,
  },
  { name: 'invoiceStatus', label: '发票状态', field: <Select options={[all, ...statuses]} /> },
  { name: 'invoiceTypes', label: '发票类型', field: <Select options={[all, ...options(InvoiceTypeText)]} /> },
  ...(hasIssuer ? issuerFilters : []),
  { name: 'reversal', label: '冲红', field: <Select options={[all, ...reversals]} /> },
  daysFilter('requested', '申请时间', ['requestedFrom', 'requestedTo']),
]
