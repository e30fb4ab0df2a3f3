import type { DraftStore } from '~/lib/forms/useDraft'
import { draftOwner } from '~/lib/session/draftOwner'
import { emptyInvoice, readInvoice, type InvoiceForm } from './invoiceRules'
import { tabStore } from '~/lib/storage'

/** Typed again after a reload rather than stored in the browser (docs/threats.md T07). */
const neverSavedFields = [
  'payerAccount',
  'payerEmail',
  'maillingTelephone',
  'maillingAddress',
] as const satisfies (keyof InvoiceForm)[]

/** The part of a form that a browser may store: no numbers and no addresses. */
export function invoiceDraftToSave(form: InvoiceForm): Partial<InvoiceForm> {
  const storable: Partial<InvoiceForm> = { ...form }
  for (const field of neverSavedFields) delete storable[field]
  return storable
}

/**
 * An untouched form becomes the `suggested` one; in a started form only the fields that a browser may not store are
 * filled in.
 */
export function withSuggestion(form: InvoiceForm, suggested: InvoiceForm): InvoiceForm {
  if (JSON.stringify(form) === JSON.stringify(emptyInvoice)) return suggested
  if (form.payerType !== suggested.payerType || form.payerName !== suggested.payerName) return form
  const filled = neverSavedFields.map((field) => [field, form[field] || suggested[field]])
  return { ...form, ...Object.fromEntries(filled) }
}

/**
 * The unsent form of an order's invoice, in this tab; numbers and addresses are those of the invoice that is `stored`.
 */
export function invoiceDraft(orderId: string, stored: InvoiceForm): DraftStore<InvoiceForm> {
  const key = `zhuxue.invoice.${orderId}`
  return {
    restore() {
      try {
        const saved = JSON.parse(tabStore.getItem(key) ?? 'null')
        return saved?.of === draftOwner() ? readInvoice({ ...stored, ...saved.form }) : null
      } catch {
        return null
      }
    },
    save: (form) => tabStore.setItem(key, JSON.stringify({ of: draftOwner(), form: invoiceDraftToSave(form) })),
    clear: () => tabStore.removeItem(key),
  }
}
