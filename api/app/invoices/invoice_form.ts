import type { Infer } from '@vinejs/vine/types'
import { fieldsOf } from '#invoices/invoice_rules'
import { InvoiceFields } from '#invoices/terms'
import type { InvoiceField, InvoiceType, PayerType } from '#invoices/terms'
import type { invoiceValidator } from '#invoices/validators'

export type CheckedForm = Omit<Infer<typeof invoiceValidator>, 'orderId' | 'invoiceId'>

const columns = {
  payerName: 'payerName',
  payerId: 'payerId',
  payerBank: 'payerBank',
  payerAccount: 'payerAccount',
  payerAddress: 'payerAddress',
  payerEmail: 'payerEmail',
  maillingName: 'mailingName',
  maillingTelephone: 'mailingTelephone',
  maillingAddress: 'mailingAddress',
} as const satisfies Record<InvoiceField, string>

type Column = (typeof columns)[InvoiceField]

/** Drops fields that the chosen kind does not have. */
export function columnsOf(form: CheckedForm) {
  const kind = { invoiceType: form.invoiceType as InvoiceType, payerType: form.payerType as PayerType }
  const shown = fieldsOf(kind)
  const names = Object.keys(InvoiceFields) as InvoiceField[]
  const texts = names.map((name) => [columns[name], (shown.includes(name) && form[name]) || null]) as [
    Column,
    string | null,
  ][]
  return { ...kind, ...(Object.fromEntries(texts) as Record<Column, string | null>), payerName: form.payerName! }
}

export function toInvoiceFields(row: Record<Column, string | null>) {
  const names = Object.keys(InvoiceFields) as InvoiceField[]
  return Object.fromEntries(names.map((name) => [name, row[columns[name]]])) as Record<InvoiceField, string | null>
}
