import { cutCharacters } from '@zhuxue/api/characters'
import { fieldsOf, invoiceError, type InvoiceForm as Form } from '@zhuxue/api/invoice-rules'
import { InvoiceFields, InvoiceType, PayerType, type InvoiceField } from '@zhuxue/api/terms/invoices'
import type { FieldErrors } from '~/lib/forms/validation'
import type { ApiError } from '~/lib/http/errors'

export type InvoiceForm = Form
export type InvoiceErrors = FieldErrors<Record<InvoiceField, string>>

/** Most customers request an electronic invoice to a company. */
export const emptyInvoice: InvoiceForm = {
  invoiceType: InvoiceType.Electronic,
  payerType: PayerType.Company,
  payerName: '',
  payerId: '',
  payerBank: '',
  payerAccount: '',
  payerAddress: '',
  payerEmail: '',
  maillingName: '',
  maillingTelephone: '',
  maillingAddress: '',
}

/** Contains only fields with errors (docs/product.md 7.3). */
export function validateInvoice(form: InvoiceForm): InvoiceErrors {
  const problems = fieldsOf(form).map((field) => [field, invoiceError(field, form)] as const)
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

/** Within another form the server's field names begin with `invoice.`. */
export function invoiceErrorsOf(failure: ApiError): InvoiceErrors {
  const fieldErrors = fields.map((field) => [field, failure.field(field) ?? failure.field(`invoice.${field}`)] as const)
  return Object.fromEntries(fieldErrors.filter(([, message]) => message))
}

/** The errors of unchanged fields; none once the payer type changed. */
export function remainingErrors(problems: InvoiceErrors, before: InvoiceForm, now: InvoiceForm): InvoiceErrors {
  if (before.payerType !== now.payerType) return {}
  const remaining = Object.entries(problems).filter(
    ([field]) => before[field as InvoiceField] === now[field as InvoiceField]
  )
  return Object.fromEntries(remaining)
}

/** A code pasted in groups contains spaces, which are removed. */
export function maxLengthOf(field: InvoiceField): number {
  return InvoiceFields[field].most + (field === 'payerId' ? 8 : 0)
}

/** Stored data is untrusted: only strings of known fields, cut to their length. */
export function readInvoice(found: unknown): InvoiceForm {
  const stored = (found ?? {}) as Record<string, unknown>
  const texts = fields.map((field) => {
    const text = typeof stored[field] === 'string' ? stored[field] : ''
    return [field, cutCharacters(text, maxLengthOf(field))] as const
  })
  return {
    ...emptyInvoice,
    ...(Object.fromEntries(texts) as Record<InvoiceField, string>),
    payerType: stored.payerType === PayerType.Personal ? PayerType.Personal : PayerType.Company,
    invoiceType: stored.invoiceType === InvoiceType.Paper ? InvoiceType.Paper : InvoiceType.Electronic,
  }
}

const fields = Object.keys(InvoiceFields) as InvoiceField[]
