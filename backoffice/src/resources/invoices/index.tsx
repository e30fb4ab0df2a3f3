import { lazy } from 'react'
import type { Definition } from '../definition'
import { orderPaths } from '../commerce/public'

const InvoiceList = lazy(() => import('./list').then(({ InvoiceList }) => ({ default: InvoiceList })))

/** The menu of docs/product.md 13.2 has no entry for it: it is a tab of order management. */
export const invoices: Definition = {
  resource: { name: 'invoices', list: orderPaths.invoices, meta: { label: '发票' } },
  screens: [{ path: orderPaths.invoices, action: 'list', element: <InvoiceList /> }],
}
