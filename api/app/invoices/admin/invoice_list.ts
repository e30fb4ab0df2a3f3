import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { toYuan } from '#core/money'
import { likeContains } from '#core/query_rules'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { dayEnd, dayStart, toStored } from '#core/time'
import { sortedBy, type Sorting } from '#core/lists/sorting'
import Invoice from '#invoices/invoice'
import { InvoiceStatus, ReversalState, type IssueState } from '#invoices/terms'

export interface InvoiceFilters {
  invoiceStatus?: number[]
  invoiceTypes?: number[]
  issueStates?: IssueState[]
  /** Of the invoice or of a red invoice. */
  invoiceNumber?: string
  orderId?: string
  payerName?: string
  /** The buyer. */
  userId?: number
  reversal?: ReversalState
  /** Business days, inclusive. */
  requestedFrom?: string
  requestedTo?: string
}

type Query = ModelQueryBuilderContract<typeof Invoice, Invoice>

const columns = {
  payerName: 'invoices.payer_name',
  invoiceType: 'invoices.invoice_type',
  invoiceAmt: 'invoices.amount_fen',
  requestTime: 'invoices.requested_at',
  invoiceStatus: 'invoices.invoice_status',
}

export async function allInvoices(filters: InvoiceFilters & Sorting<'invoices'>, page?: number, pageSize?: number) {
  const { ids, total, more, sums } = await pageOfRows(() => filteredInvoices(filters), {
    id: 'invoices.id',
    sortBy: sortedBy<'invoices'>(filters, columns, [[columns.requestTime, 'desc']]),
    sums: ['invoices.amount_fen'],
    page,
    pageSize,
  })
  const invoices = await Invoice.query().whereIn('id', ids).preload('order').preload('files').preload('redInvoices')
  return { invoices: inOrderOf(ids, invoices), total, more, amountTotal: sums && toYuan(sums[0]) }
}

/** Unsubmitted invoices are listed only when that status, an order number or a user is requested. */
export function filteredInvoices(filters: InvoiceFilters): Query {
  const { invoiceStatus, invoiceTypes, orderId, payerName, userId, reversal } = filters
  const submitted = [InvoiceStatus.Requested, InvoiceStatus.Sent]
  const usual = orderId || userId ? [InvoiceStatus.Unsubmitted, ...submitted] : submitted
  const query = Invoice.query().whereIn('invoiceStatus', invoiceStatus ?? usual)
  if (invoiceTypes) query.whereIn('invoiceType', invoiceTypes)
  if (filters.issueStates) query.whereIn('issueState', filters.issueStates)
  if (filters.invoiceNumber) narrowByNumber(query, filters.invoiceNumber)
  if (orderId) query.whereHas('order', (order) => order.where('orderNo', orderId))
  if (userId) query.where('userId', userId)
  if (payerName) query.whereIn('id', ofPayer(payerName))
  if (reversal) narrowByReversal(query, reversal)
  if (filters.requestedFrom) {
    query.where('requestedAt', '>=', toStored(dayStart(filters.requestedFrom)))
  }
  if (filters.requestedTo) query.where('requestedAt', '<', toStored(dayEnd(filters.requestedTo)))
  return query
}

/** Reads the index of payers only. */
const ofPayer = (part: string) =>
  db
    .from('invoices')
    .whereRaw("payer_name like ? escape '!'", [likeContains(part)])
    .select('id')

function narrowByNumber(query: Query, number: string): void {
  const red = db.from('red_invoices').where('number', number).select('invoice_id')
  query.where((either) => either.where('number', number).orWhereIn('id', red))
}

function narrowByReversal(query: Query, reversal: ReversalState): void {
  if (reversal === ReversalState.None) return void query.whereNull('needsReversalAt')
  query.whereNotNull('needsReversalAt')
  if (reversal === ReversalState.Needed) query.whereNull('reversedAt')
  else query.whereNotNull('reversedAt')
}
