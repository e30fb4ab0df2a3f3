import type { CurrentUser } from '#core/current_user'
import { likeContains } from '#core/query_rules'
import Invoice from '#invoices/invoice'

export interface MyInvoiceFilters {
  productName?: string
  page?: number
  pageSize?: number
}

export async function myInvoices(user: CurrentUser, filters: MyInvoiceFilters) {
  const { productName, page = 1, pageSize = 10 } = filters
  const found = await Invoice.query()
    .where('userId', user.id)
    .if(productName, (query) =>
      query.whereHas('order', (order) =>
        order.whereHas('items', (items) => items.whereRaw("item_name like ? escape '!'", [likeContains(productName!)]))
      )
    )
    .preload('order')
    .preload('files')
    .preload('redInvoices')
    .orderBy('id', 'desc')
    .paginate(page, pageSize)
  return { invoices: found.all(), total: found.total }
}
