import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { GoodsReturn, HoursChoice, RefundReasonMax, RefundStatus, messages } from '#commerce/refunds/terms'
import { MaxCartQuantity, MaxCartRows } from '#commerce/terms'
import { emptyToUndefined } from '#core/query_rules'
import { paging, reasonText, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'

/** A bulk order of ten thousand copies costs more than any price limit; the unrefunded amount decides. */
const maxYuan = 1_000_000_000_000
const yuan = () => vine.number().range([0, maxYuan]).decimal([0, 2])

/** At most as many lines as a cart has. */
const refundFields = () => ({
  lines: vine
    .array(
      vine.object({
        orderItemId: rowId(),
        copies: vine.number().withoutDecimals().range([0, MaxCartQuantity]),
        amount: yuan().optional(),
        goodsReturn: vine.enum(Object.values(GoodsReturn)).optional(),
        hours: vine.enum(Object.values(HoursChoice)).optional(),
      })
    )
    .distinct('orderItemId')
    .maxLength(MaxCartRows)
    .optional(),
  freight: yuan().optional(),
})

export const refundReason = () => reasonText(RefundReasonMax)

export const refundPreviewValidator = vine.create(refundFields())

export const refundValidator = vine.create({
  ...refundFields(),
  reason: refundReason(),
  earlierRefunds: vine.number().withoutDecimals().min(0),
})

export const refundsValidator = vine.create({
  refundStatus: vine.enum(Object.values(RefundStatus)).parse(emptyToUndefined).optional(),
  orderId: vine.string().trim().maxLength(20).parse(emptyToUndefined).optional(),
  ...paging(),
  ...sorting('refunds'),
})

export const reasonMessages = {
  'reason.required': messages.reasonNeeded,
  'reason.string': messages.reasonNeeded,
  'reason.minLength': messages.reasonNeeded,
  'reason.maxLength': messages.reasonTooLong,
}

const inputMessages = new SimpleMessagesProvider({
  ...reasonMessages,
  'lines.*.copies.required': messages.copiesWrong,
  'lines.*.copies.number': messages.copiesWrong,
  'lines.*.copies.withoutDecimals': messages.copiesWrong,
  'lines.*.copies.range': messages.copiesWrong,
  'lines.*.amount.number': messages.amountWrong,
  'lines.*.amount.range': messages.amountWrong,
  'lines.*.amount.decimal': messages.amountWrong,
  'lines.*.goodsReturn.enum': messages.returnWrong,
  'lines.*.hours.enum': messages.hoursWrong,
  'freight.number': messages.freightWrong,
  'freight.range': messages.freightWrong,
  'freight.decimal': messages.freightWrong,
  'distinct': messages.sameLine,
  'required': messages.nothingChosen,
})
refundPreviewValidator.messagesProvider = inputMessages
refundValidator.messagesProvider = inputMessages
