import { session } from '~/lib/session/session'
import { readInvoice, type InvoiceForm } from './invoiceRules'

const key = (orderId: string) => `zhuxue.invoice.${orderId}`

/** Whose form it is: somebody else who signs in on this tab does not find it. */
const owner = () => session.get().token.slice(-12)

/** What was typed for the invoice of an order and is not sent yet, in this tab. */
export function keptInvoice(orderId: string): InvoiceForm | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(orderId)) ?? 'null')
    return found?.of === owner() ? readInvoice(found.form) : null
  } catch {
    return null
  }
}

export function keepInvoice(orderId: string, form: InvoiceForm): void {
  sessionStorage.setItem(key(orderId), JSON.stringify({ of: owner(), form }))
}

export function forgetInvoice(orderId: string): void {
  sessionStorage.removeItem(key(orderId))
}
