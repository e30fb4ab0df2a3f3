import vine from '@vinejs/vine'
import { BankSerialMax } from '#commerce/bank_transfers/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { nameText } from '#core/rules'
import { messages } from '#invoices/terms'
import { invoiceNumber } from '#invoices/validators'
import { pageFields, rfc3339 } from '#partners/v1/wire'

export const moneyPageValidator = vine.create({ ...pageFields(), updatedSince: rfc3339().optional() })

const MaxReceivedFen = 100_000_000_00

/** Of the whole body: three files of a megabyte in base64. */
export const IssueBodyKb = 4200

const base64 = () =>
  vine
    .string()
    .regex(/^[0-9A-Za-z+/]+={0,2}$/)
    .optional()

export const invoiceIssueValidator = vine.create({
  number: invoiceNumber(),
  pdf: base64(),
  ofd: base64(),
  xml: base64(),
})
invoiceIssueValidator.messagesProvider = new FormMessagesProvider({
  'number.required': messages.numberWrong,
  'number.regex': messages.numberWrong,
  'pdf.regex': messages.documentWrong,
  'ofd.regex': messages.documentWrong,
  'xml.regex': messages.documentWrong,
})

export const receivedLineValidator = vine.create({
  bankSerial: vine.string().trim().minLength(1).maxLength(BankSerialMax).regex(/^\S+$/),
  bookedAt: rfc3339(),
  amountFen: vine.number().withoutDecimals().range([1, MaxReceivedFen]),
  payerName: nameText().minLength(1).maxLength(100),
  payerAccount: vine.string().trim().maxLength(40).optional(),
  remark: nameText().maxLength(200).optional(),
})
