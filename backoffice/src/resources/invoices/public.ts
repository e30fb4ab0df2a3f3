/** What other domains of the board may use of invoices. */
export { InvoiceState } from './InvoiceState'
