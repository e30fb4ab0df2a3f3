import { pagingParams, readPaging } from '~/lib/pagination'
import { withQuery } from '~/lib/paths'

/** Filters of 我的发票, stored in the URL. */
export type InvoiceQuery = { productName: string; page: number; pageSize: number }

/** docs/product.md 17.1. */
export const InvoicePageSizes = [10, 20, 50] as const

/** The URL is untrusted: unknown values count as absent. */
export function readInvoiceQuery(search: string): InvoiceQuery {
  const params = new URLSearchParams(search)
  return {
    productName: (params.get('productName') ?? '').trim().slice(0, 100),
    ...readPaging(params, InvoicePageSizes),
  }
}

/** Defaults are omitted. */
export function invoiceAddress(path: string, query: InvoiceQuery): string {
  return withQuery(path, { productName: query.productName, ...pagingParams(query, InvoicePageSizes) })
}
