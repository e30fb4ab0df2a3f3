import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { toYuan } from '#core/money'
import { likeContains } from '#core/query_rules'
import { dayEnd, dayStart, toStored } from '#core/time'
import Invoice from '#invoices/invoice'
import { InvoiceStatus, ReversalState } from '#invoices/terms'

export interface InvoiceFilters {
  invoiceStatus?: number[]
  invoiceTypes?: number[]
  orderId?: string
  payerName?: string
  /** Whose order it is of. */
  userId?: number
  reversal?: ReversalState
  /** Business days, inclusive. */
  requestedFrom?: string
  requestedTo?: string
}

type Query = ModelQueryBuilderContract<typeof Invoice, Invoice>

export async function allInvoices(filters: InvoiceFilters, page = 1, pageSize = 10) {
  const found = await filteredInvoices(filters)
    .preload('order')
    .preload('files')
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .paginate(page, pageSize)
  const [{ $extras: sum }] = await filteredInvoices(filters).sum('amount_fen as amount')
  return {
    invoices: found.all(),
    total: found.total,
    amountTotal: toYuan(Number(sum.amount ?? 0)),
  }
}

/** Unsubmitted invoices are found only by that status, by order number, or by person. */
export function filteredInvoices(filters: InvoiceFilters): Query {
  const { invoiceStatus, invoiceTypes, orderId, payerName, userId, reversal } = filters
  const submitted = [InvoiceStatus.Requested, InvoiceStatus.Sent]
  const usual = orderId || userId ? [InvoiceStatus.Unsubmitted, ...submitted] : submitted
  const query = Invoice.query().whereIn('invoiceStatus', invoiceStatus ?? usual)
  if (invoiceTypes) query.whereIn('invoiceType', invoiceTypes)
  if (orderId) query.whereHas('order', (order) => order.where('orderNo', orderId))
  if (userId) query.where('userId', userId)
  if (payerName) query.whereRaw("payer_name like ? escape '!'", [likeContains(payerName)])
  if (reversal) narrowByReversal(query, reversal)
  if (filters.requestedFrom) {
    query.where('requestedAt', '>=', toStored(dayStart(filters.requestedFrom)))
  }
  if (filters.requestedTo) query.where('requestedAt', '<', toStored(dayEnd(filters.requestedTo)))
  return query
}

function narrowByReversal(query: Query, reversal: ReversalState): void {
  if (reversal === ReversalState.None) return void query.whereNull('needsReversalAt')
  query.whereNotNull('needsReversalAt')
  if (reversal === ReversalState.Needed) query.whereNull('reversedAt')
  else query.whereNotNull('reversedAt')
}
