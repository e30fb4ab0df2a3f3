import { withQuery } from '~/lib/paths'

/** What is looked for in 我的发票; it stands in the address, so that a link and a reload show the same. */
export type InvoiceQuery = { productName: string; page: number; pageSize: number }

/** Learner side 9. */
export const InvoicePageSizes = [10, 20, 50] as const

/** An address may be anybody's text: what is not one of ours counts as not said. */
export function readInvoiceQuery(search: string): InvoiceQuery {
  const said = new URLSearchParams(search)
  const page = Number(said.get('page'))
  const size = Number(said.get('pageSize'))
  return {
    productName: (said.get('productName') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: InvoicePageSizes.find((one) => one === size) ?? InvoicePageSizes[0],
  }
}

/** The address of what is looked for; what goes without saying is not said. */
export function invoiceAddress(path: string, query: InvoiceQuery): string {
  return withQuery(path, {
    productName: query.productName,
    page: query.page > 1 ? query.page : null,
    pageSize: query.pageSize === InvoicePageSizes[0] ? null : query.pageSize,
  })
}
