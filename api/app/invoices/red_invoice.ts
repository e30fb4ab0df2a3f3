import { RedInvoiceSchema } from '#core/schema'
import type { RedState } from '#invoices/terms'
import type { ReversalReason } from '#drivers/invoices/invoice_issuer'

/** Reverses a part of an issued invoice; one per refund. */
export default class RedInvoice extends RedInvoiceSchema {
  declare state: RedState
  declare reason: ReversalReason
}
