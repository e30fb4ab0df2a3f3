import type { Infer } from '@vinejs/vine/types'
import { fieldsOf } from '#invoices/invoice_rules'
import { InvoiceFields } from '#invoices/terms'
import type { InvoiceField, InvoiceType, PayerType } from '#invoices/terms'
import type { invoiceValidator } from '#invoices/validators'

/** A form as the validator lets it through. */
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

/** What is kept of a form: the fields of its kind, and nothing of another that was typed before. */
export function columnsOf(form: CheckedForm) {
  const kind = {
    invoiceType: form.invoiceType as InvoiceType,
    payerType: form.payerType as PayerType,
  }
  const shown = fieldsOf(kind)
  const names = Object.keys(InvoiceFields) as InvoiceField[]
  const texts = names.map((name) => [
    columns[name],
    (shown.includes(name) && form[name]) || null,
  ]) as [Column, string | null][]
  return {
    ...kind,
    ...(Object.fromEntries(texts) as Record<Column, string | null>),
    payerName: form.payerName!,
  }
}

/** The fields as they travel, under the names of the specification. */
export function toInvoiceFields(row: Record<Column, string | null>) {
  const names = Object.keys(InvoiceFields) as InvoiceField[]
  return Object.fromEntries(names.map((name) => [name, row[columns[name]]])) as Record<
    InvoiceField,
    string | null
  >
}
