import { fieldsOf, invoiceFault, type InvoiceForm as Form } from '@zhuxue/api/invoice-rules'
import {
  InvoiceFields,
  InvoiceType,
  PayerType,
  type InvoiceField,
} from '@zhuxue/api/terms/invoices'
import type { CallFailed } from '~/lib/http/errors'

export type InvoiceForm = Form
export type InvoiceFaults = Partial<Record<InvoiceField, string>>

/** Where the form begins: an electronic invoice to a company, which is what most ask for. */
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

/** What is wrong, field by field; an empty object when nothing is (learner side section 5, invoice). */
export function checkInvoice(form: InvoiceForm): InvoiceFaults {
  const faults = fieldsOf(form).map((field) => [field, invoiceFault(field, form)] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault))
}

/** What the server said of the fields; within another form their names begin with `invoice.`. */
export function faultsTold(failure: CallFailed): InvoiceFaults {
  const told = fields.map(
    (field) => [field, failure.field(field) ?? failure.field(`invoice.${field}`)] as const
  )
  return Object.fromEntries(told.filter(([, sentence]) => sentence))
}

/** A field that was changed since is not complained about any more; the others still are, as long as the payer is one. */
export function faultsLeft(
  faults: InvoiceFaults,
  before: InvoiceForm,
  now: InvoiceForm
): InvoiceFaults {
  if (before.payerType !== now.payerType) return {}
  const left = Object.entries(faults).filter(
    ([field]) => before[field as InvoiceField] === now[field as InvoiceField]
  )
  return Object.fromEntries(left)
}

/** Characters that an input takes: a code pasted in groups has blanks between them, which are not kept. */
export function roomFor(field: InvoiceField): number {
  return InvoiceFields[field].most + (field === 'payerId' ? 8 : 0)
}

/** What was kept or sent is a claim: only texts of known fields come through, cut to what they may hold. */
export function readInvoice(found: unknown): InvoiceForm {
  const given = (found ?? {}) as Record<string, unknown>
  const texts = fields.map((field) => {
    const text = typeof given[field] === 'string' ? given[field] : ''
    return [field, text.slice(0, roomFor(field))] as const
  })
  return {
    ...emptyInvoice,
    ...(Object.fromEntries(texts) as Record<InvoiceField, string>),
    payerType: given.payerType === PayerType.Personal ? PayerType.Personal : PayerType.Company,
    invoiceType:
      given.invoiceType === InvoiceType.Paper ? InvoiceType.Paper : InvoiceType.Electronic,
  }
}

const fields = Object.keys(InvoiceFields) as InvoiceField[]
