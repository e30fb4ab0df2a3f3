import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { eventTypes } from '#messages/partner_events/terms'
import { rfc3339 } from '#partners/v1/wire'
import { webhookMessages as messages, WebhookLimit } from '#partners/webhooks/terms'
import { webhookId } from '#partners/webhooks/validators'

const url = () => vine.string().trim().maxLength(WebhookLimit.url)
const types = () => vine.array(vine.enum(eventTypes)).minLength(1).maxLength(eventTypes.length)

export const webhookValidator = vine.create({ url: url(), types: types() })
webhookValidator.messagesProvider = new FormMessagesProvider({
  'url.required': messages.url,
  'types.required': messages.eventTypes,
})

export const webhookChangeValidator = vine.create({
  url: url().optional(),
  types: types().optional(),
  disabled: vine.boolean().optional(),
})

/** A range of time, the end excluded, or events by their ids. */
export const webhookReplayValidator = vine.create({
  from: rfc3339().optional(),
  to: rfc3339().optional(),
  types: types().optional(),
  ids: vine.array(webhookId()).minLength(1).maxLength(WebhookLimit.replayIds).optional(),
})
