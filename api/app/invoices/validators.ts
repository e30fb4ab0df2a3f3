import vine from '@vinejs/vine'
import {
  ExpressLength,
  InvoiceNumberLength,
  InvoiceType,
  PayerType,
  messages,
  type InvoiceField,
} from '#invoices/terms'
import { normalizedField, invoiceError } from '#invoices/invoice_rules'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { nameText, orderNumber, paging, rowId } from '#core/rules'

const ruled = vine.createRule(
  (value, name: InvoiceField, field) => {
    const { invoiceType, payerType, ...texts } = field.parent
    const kind = { invoiceType: Number(invoiceType), payerType: Number(payerType) }
    const fault = invoiceError(name, { ...texts, [name]: value, ...kind } as never)
    if (fault) field.report(fault, 'invoice', field)
    else if (typeof value === 'string') field.mutate(normalizedField(name, value), field)
  },
  { implicit: true }
)

/** `implicit`: absent fields are validated too. */
const text = (name: InvoiceField) => vine.string().use(ruled(name)).optional()

const fields = () => ({
  invoiceType: vine.number().in(Object.values(InvoiceType)),
  payerType: vine.number().in(Object.values(PayerType)),
  payerName: text('payerName'),
  payerId: text('payerId'),
  payerBank: text('payerBank'),
  payerAccount: text('payerAccount'),
  payerAddress: text('payerAddress'),
  payerEmail: text('payerEmail'),
  maillingName: text('maillingName'),
  maillingTelephone: text('maillingTelephone'),
  maillingAddress: text('maillingAddress'),
})

export const kindMessages = (prefix = '') => ({
  [`${prefix}invoiceType.required`]: messages.typeMissing,
  [`${prefix}invoiceType.in`]: messages.typeMissing,
  [`${prefix}invoiceType.number`]: messages.typeMissing,
  [`${prefix}payerType.required`]: messages.payerTypeMissing,
  [`${prefix}payerType.in`]: messages.payerTypeMissing,
  [`${prefix}payerType.number`]: messages.payerTypeMissing,
})

/** `invoiceId` corrects that invoice. */
export const invoiceValidator = vine.create({ orderId: orderNumber(), invoiceId: rowId().optional(), ...fields() })
invoiceValidator.messagesProvider = new FormMessagesProvider(kindMessages())

export const checkoutInvoice = () => vine.object(fields())

export const checkoutInvoiceValidator = vine.create({ invoice: checkoutInvoice() })
checkoutInvoiceValidator.messagesProvider = new FormMessagesProvider(kindMessages('invoice.'))

/** 20 digits, also pasted with spaces. */
export const invoiceNumber = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
    .regex(new RegExp(`^\\d{${InvoiceNumberLength}}$`))

const fileUrl = () => vine.string().trim().maxLength(500)

export const dispatchValidator = vine.create({
  expressCompany: nameText().maxLength(ExpressLength.company).parse(emptyToUndefined).optional(),
  expressOrderNo: vine.string().trim().maxLength(ExpressLength.number).parse(emptyToUndefined).optional(),
  fileUrl: fileUrl().parse(emptyToUndefined).optional(),
  invoiceNumber: invoiceNumber().optional(),
})
dispatchValidator.messagesProvider = new FormMessagesProvider({ 'invoiceNumber.regex': messages.numberWrong })

export const invoiceFileValidator = vine.create({ fileUrl: fileUrl() })
invoiceFileValidator.messagesProvider = new FormMessagesProvider({ 'fileUrl.required': messages.fileMissing })

export const myInvoicesValidator = vine.create({
  productName: vine.string().trim().maxLength(100).parse(emptyToUndefined).optional(),
  ...paging(),
})
