import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { RefundReasonMax, RefundStatus, messages } from '#commerce/refunds/terms'
import { MaxCartQuantity } from '#commerce/terms'
import { emptyToUndefined } from '#core/query_rules'
import { paging, rowId } from '#core/rules'

/** At most as many lines as a cart has. */
const lines = () =>
  vine
    .array(
      vine.object({
        orderItemId: rowId(),
        copies: vine.number().withoutDecimals().min(1).max(MaxCartQuantity),
      })
    )
    .minLength(1)
    .maxLength(100)
    .optional()

export const refundReason = () => vine.string().trim().minLength(1).maxLength(RefundReasonMax)

export const refundPreviewValidator = vine.create({ lines: lines() })

export const refundValidator = vine.create({
  lines: lines(),
  reason: refundReason(),
  refundedCount: vine.number().withoutDecimals().min(0),
})

export const refundsValidator = vine.create({
  refundStatus: vine.enum(Object.values(RefundStatus)).parse(emptyToUndefined).optional(),
  orderId: vine.string().trim().maxLength(20).parse(emptyToUndefined).optional(),
  ...paging(),
})

export const reasonSentences = {
  'reason.required': messages.reasonNeeded,
  'reason.string': messages.reasonNeeded,
  'reason.minLength': messages.reasonNeeded,
  'reason.maxLength': messages.reasonTooLong,
}

const sentences = new SimpleMessagesProvider({
  ...reasonSentences,
  'required': messages.chooseCopies,
  'number': messages.chooseCopies,
  'withoutDecimals': messages.chooseCopies,
  'min': messages.chooseCopies,
  'range': messages.chooseCopies,
  'array.minLength': messages.chooseCopies,
  'max': messages.tooManyCopies,
  'array.maxLength': messages.tooManyCopies,
})
refundPreviewValidator.messagesProvider = sentences
refundValidator.messagesProvider = sentences
