/** The public interface of invoices for other domains. */
export { InvoiceState } from './InvoiceState'
