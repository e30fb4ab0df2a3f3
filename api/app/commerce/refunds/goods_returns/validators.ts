import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { GoodsReturn, RefundReasonMax, messages } from '#commerce/refunds/terms'
import { optionalReason, rowId } from '#core/rules'

const answer = () => vine.enum(Object.values(GoodsReturn))

export const goodsReturnValidator = vine.create({
  refundNo: vine.string().trim().minLength(1).maxLength(64),
  orderItemId: rowId(),
  /** The state that the admin saw: of two concurrent changes only one succeeds. */
  earlier: answer(),
  goodsReturn: answer(),
  reason: optionalReason(RefundReasonMax),
})

goodsReturnValidator.messagesProvider = new FormMessagesProvider({
  'goodsReturn.required': messages.returnWrong,
  'goodsReturn.enum': messages.returnWrong,
  'reason.maxLength': messages.noteTooLong,
})
