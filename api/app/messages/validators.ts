import vine from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { paging, rowId } from '#core/rules'
import { MostRead, SmsKinds } from '#messages/terms'

export const messageListValidator = vine.create({
  unread: vine.boolean().parse(emptyToUndefined).optional(),
  ...paging(),
})

/** Without ids all messages are meant, so the list must be given explicitly. */
export const messageReadValidator = vine.create({
  messageIds: vine.array(rowId()).minLength(1).maxLength(MostRead).optional().requiredIfMissing('all'),
  all: vine.accepted().optional(),
})

export const messageSettingsValidator = vine.create({
  smsKinds: vine.array(vine.enum(SmsKinds)).maxLength(SmsKinds.length),
})
