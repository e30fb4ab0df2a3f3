import { RedInvoiceSchema } from '#core/schema'
import { RedState } from '#invoices/terms'
import type { ReversalReason } from '#drivers/invoices/invoice_issuer'

/** Reverses a part of an issued invoice; one per refund. */
export default class RedInvoice extends RedInvoiceSchema {
  declare state: RedState
  declare reason: ReversalReason

  /** Through a note of the tax office; staff record the others after issuing them elsewhere. */
  get isByProvider(): boolean {
    return this.noteNo !== null || this.state !== RedState.Issued
  }
}
