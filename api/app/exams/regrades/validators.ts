import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { reasonText, rowId } from '#core/rules'
import { regradeMessages, RegradeReasonMax } from '#exams/regrades/terms'

export const regradeValidator = vine.create({
  reason: reasonText(RegradeReasonMax),
  /** The version of the dry run; another one is rejected. Default: the current one. */
  version: rowId().optional(),
})
regradeValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': regradeMessages.reason,
  'reason.minLength': regradeMessages.reason,
  'reason.maxLength': regradeMessages.reason,
})
