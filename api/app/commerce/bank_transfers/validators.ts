import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import {
  BankLineState,
  BankSerialMax,
  ColumnTitleMax,
  DismissalNoteMax,
  FileNameMax,
  TransferState,
  bankMessages,
} from '#commerce/bank_transfers/terms'
import { sorting } from '#core/lists/sorting'
import { emptyToUndefined } from '#core/query_rules'
import { dayRange, nameText, paging, reasonText, rowId } from '#core/rules'
import { messages as mediaMessages } from '#media/terms'

const orderNo = () => vine.string().trim().maxLength(20).parse(emptyToUndefined).optional()

export const bankLinesValidator = vine.create({
  lineState: vine.enum(Object.values(BankLineState)).parse(emptyToUndefined).optional(),
  search: vine.string().trim().maxLength(100).parse(emptyToUndefined).optional(),
  orderId: orderNo(),
  awaitsSecond: vine.boolean().parse(emptyToUndefined).optional(),
  statementId: rowId().parse(emptyToUndefined).optional(),
  ...dayRange('from', 'to'),
  ...paging(),
  ...sorting('bank-lines'),
})

export const bankTransfersValidator = vine.create({
  transferState: vine.enum(Object.values(TransferState)).parse(emptyToUndefined).optional(),
  orderId: orderNo(),
  transferCode: vine.string().trim().maxLength(8).parse(emptyToUndefined).optional(),
  orderAmt: vine.number().min(0).max(100_000_000).decimal([0, 2]).parse(emptyToUndefined).optional(),
  ...paging(),
})

export const statementsValidator = vine.create(paging())

const columnTitle = () => nameText().maxLength(ColumnTitleMax).parse(emptyToUndefined).optional()

/** In the query, because the body is the file. */
export const statementValidator = vine.create({
  fileName: nameText().minLength(1).maxLength(FileNameMax),
  bookedAt: columnTitle(),
  bankSerial: columnTitle(),
  payerName: columnTitle(),
  payerAccount: columnTitle(),
  amount: columnTitle(),
  remark: columnTitle(),
})

export const matchValidator = vine.create({ reference: vine.string().trim().minLength(8).maxLength(20) })
matchValidator.messagesProvider = every('reference', bankMessages.referenceNeeded)

export const dismissalValidator = vine.create({ note: reasonText(DismissalNoteMax) })
dismissalValidator.messagesProvider = every('note', bankMessages.noteNeeded)

export const refundSerialValidator = vine.create({
  bankSerial: vine.string().trim().minLength(4).maxLength(BankSerialMax),
})
refundSerialValidator.messagesProvider = every('bankSerial', bankMessages.serialNeeded)

export const slipValidator = vine.create({ fileUrl: vine.string().trim().minLength(1).maxLength(500) })
slipValidator.messagesProvider = every('fileUrl', mediaMessages.fileNeeded)

function every(field: string, message: string) {
  const rules = ['required', 'string', 'minLength', 'maxLength']
  return new SimpleMessagesProvider(Object.fromEntries(rules.map((rule) => [`${field}.${rule}`, message])))
}
