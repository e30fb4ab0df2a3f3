import { withQuery } from '~/lib/paths'

/** Filters of 我的发票, kept in the address. */
export type InvoiceQuery = { productName: string; page: number; pageSize: number }

/** Learner side 9. */
export const InvoicePageSizes = [10, 20, 50] as const

/** The address is not trusted: unknown values count as absent. */
export function readInvoiceQuery(search: string): InvoiceQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  const size = Number(params.get('pageSize'))
  return {
    productName: (params.get('productName') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: InvoicePageSizes.find((one) => one === size) ?? InvoicePageSizes[0],
  }
}

/** Defaults are left out. */
export function invoiceAddress(path: string, query: InvoiceQuery): string {
  return withQuery(path, {
    productName: query.productName,
    page: query.page > 1 ? query.page : null,
    pageSize: query.pageSize === InvoicePageSizes[0] ? null : query.pageSize,
  })
}
