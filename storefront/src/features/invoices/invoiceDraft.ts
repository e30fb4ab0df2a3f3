import type { DraftStore } from '~/lib/forms/useDraft'
import { draftOwner } from '~/lib/session/draftOwner'
import { readInvoice, type InvoiceForm } from './invoiceRules'

/** The unsent form of an order's invoice, in this tab. */
export function invoiceDraft(orderId: string): DraftStore<InvoiceForm> {
  const key = `zhuxue.invoice.${orderId}`
  return {
    restore() {
      try {
        const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return saved?.of === draftOwner() ? readInvoice(saved.form) : null
      } catch {
        return null
      }
    },
    save: (form) => sessionStorage.setItem(key, JSON.stringify({ of: draftOwner(), form })),
    clear: () => sessionStorage.removeItem(key),
  }
}
