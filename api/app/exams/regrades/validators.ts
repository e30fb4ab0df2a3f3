import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { reasonText, rowId } from '#core/rules'
import { regradeMessages, RegradeReasonMax } from '#exams/regrades/terms'

export const regradeValidator = vine.create({
  reason: reasonText(RegradeReasonMax),
  /** The version that the dry run has tried; another one is refused. Absent takes the present one. */
  version: rowId().optional(),
})
regradeValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': regradeMessages.reason,
  'reason.minLength': regradeMessages.reason,
  'reason.maxLength': regradeMessages.reason,
})
