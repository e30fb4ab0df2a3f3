import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { paging, rowId } from '#core/rules'
import { MaxReadMessages, messages, SmsKinds } from '#messages/terms'

export const messageListValidator = vine.create({
  unread: vine.boolean().parse(emptyToUndefined).optional(),
  ...paging(),
})

/** `all` must be explicit, so that a call without ids does not mark everything as read. */
export const messageReadValidator = vine.create({
  messageIds: vine.array(rowId()).minLength(1).maxLength(MaxReadMessages).optional().requiredIfMissing('all'),
  all: vine.accepted().optional(),
})
messageReadValidator.messagesProvider = new FormMessagesProvider({ 'all.accepted': messages.chooseMessages })

export const localMailsValidator = vine.create({ to: vine.string().trim().minLength(3).maxLength(100) })

export const messageSettingsValidator = vine.create({
  smsKinds: vine.array(vine.enum(SmsKinds)).maxLength(SmsKinds.length),
})
