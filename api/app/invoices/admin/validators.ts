import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { day, dayRange, nameText, notBefore, orderNumber, paging, rowId } from '#core/rules'
import { MaxRowsAtOnce } from '#core/lists/each_row'
import { sorting } from '#core/lists/sorting'
import { messages as orders, ExpressCompanyLength, TrackingNoLength } from '#commerce/terms'
import { invoiceNumber } from '#invoices/validators'
import { InvoiceStatus, InvoiceType, IssueState, ReversalState, messages } from '#invoices/terms'

const text = (length: number) => vine.string().trim().maxLength(length).parse(emptyToUndefined).optional()
const blankableDay = () => day().parse(emptyToUndefined)

const filters = () => ({
  invoiceStatus: listOf(vine.number().in(Object.values(InvoiceStatus))).optional(),
  invoiceTypes: listOf(vine.number().in(Object.values(InvoiceType))).optional(),
  issueStates: listOf(vine.enum(Object.values(IssueState))).optional(),
  invoiceNumber: text(20),
  orderId: text(20),
  payerName: text(100),
  userId: rowId().parse(emptyToUndefined).optional(),
  reversal: vine.enum(Object.values(ReversalState)).parse(emptyToUndefined).optional(),
})

export const invoicesValidator = vine.create({
  ...filters(),
  ...dayRange('requestedFrom', 'requestedTo'),
  ...paging(),
  ...sorting('invoices'),
})

export const invoiceExportValidator = vine.create({
  ...filters(),
  requestedFrom: blankableDay(),
  requestedTo: blankableDay().use(notBefore('requestedFrom')),
})
invoiceExportValidator.messagesProvider = new FormMessagesProvider({
  'requestedFrom.required': messages.rangeNeeded,
  'requestedTo.required': messages.rangeNeeded,
})

export const numberValidator = vine.create({ invoiceNumber: invoiceNumber() })
numberValidator.messagesProvider = new FormMessagesProvider({
  'invoiceNumber.required': messages.numberWrong,
  'invoiceNumber.regex': messages.numberWrong,
})

export const redNumberValidator = vine.create({ redNumber: invoiceNumber() })
redNumberValidator.messagesProvider = new FormMessagesProvider({
  'redNumber.required': messages.numberWrong,
  'redNumber.regex': messages.numberWrong,
})

const trackingNo = () =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(TrackingNoLength)
    .regex(/^[0-9A-Za-z-]+$/)

export const shipmentsValidator = vine.create({
  shipments: vine
    .array(vine.object({ orderId: orderNumber(), trackingNo: trackingNo() }))
    .minLength(1)
    .maxLength(MaxRowsAtOnce)
    .distinct('orderId'),
})
shipmentsValidator.messagesProvider = new FormMessagesProvider({
  'shipments.*.trackingNo.required': orders.trackingNoMissing,
  'shipments.*.trackingNo.minLength': orders.trackingNoMissing,
  'shipments.*.trackingNo.maxLength': orders.trackingNoWrong,
  'shipments.*.trackingNo.regex': orders.trackingNoWrong,
})

export const deliveryValidator = vine.create({
  expressCompany: nameText().maxLength(ExpressCompanyLength).parse(emptyToUndefined).optional(),
  trackingNo: trackingNo(),
})
deliveryValidator.messagesProvider = new FormMessagesProvider({
  'trackingNo.required': orders.trackingNoMissing,
  'trackingNo.minLength': orders.trackingNoMissing,
  'trackingNo.maxLength': orders.trackingNoWrong,
  'trackingNo.regex': orders.trackingNoWrong,
})
