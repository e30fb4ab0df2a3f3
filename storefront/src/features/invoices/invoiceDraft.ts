import type { DraftStore } from '~/lib/forms/useDraft'
import { draftOwner } from '~/lib/session/draftOwner'
import { readInvoice, type InvoiceForm } from './invoiceRules'

/** The unsent form of an order's invoice, in this tab. */
export function invoiceDraft(orderId: string): DraftStore<InvoiceForm> {
  const key = `zhuxue.invoice.${orderId}`
  return {
    restore() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return kept?.of === draftOwner() ? readInvoice(kept.form) : null
      } catch {
        return null
      }
    },
    save: (form) => sessionStorage.setItem(key, JSON.stringify({ of: draftOwner(), form })),
    clear: () => sessionStorage.removeItem(key),
  }
}
