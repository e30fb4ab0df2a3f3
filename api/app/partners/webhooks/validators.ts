import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { paging, wireTime } from '#core/rules'
import { eventTypes } from '#messages/partner_events/terms'
import { DeliveryState, webhookMessages as messages, WebhookLimit } from '#partners/webhooks/terms'

export const webhookId = () => vine.string().regex(/^msg_\w{1,36}$/)

const endpointFields = () => ({
  url: vine.string().trim().maxLength(WebhookLimit.url),
  eventTypes: listOf(vine.enum(eventTypes), eventTypes.length),
})

export const endpointValidator = vine.create(endpointFields())

export const endpointEditValidator = vine.create({
  ...endpointFields(),
  /** The version that was shown. */
  lockVersion: vine.number().withoutDecimals().min(0),
})

const endpointMessages = new FormMessagesProvider({
  'url.required': messages.url,
  'url.maxLength': messages.url,
  'eventTypes.required': messages.eventTypes,
})
endpointValidator.messagesProvider = endpointMessages
endpointEditValidator.messagesProvider = endpointMessages

export const endpointSwitchValidator = vine.create({ disabled: vine.boolean() })

/** A range of time, the end excluded, or events by their ids. */
export const replayValidator = vine.create({
  from: wireTime().optional(),
  to: wireTime().optional(),
  webhookIds: vine.array(webhookId()).minLength(1).maxLength(WebhookLimit.replayIds).optional(),
})

export const deliveryFilterValidator = vine.create({
  ...paging(),
  state: vine.enum(DeliveryState).parse(emptyToUndefined).optional(),
  eventType: vine.enum(eventTypes).parse(emptyToUndefined).optional(),
})
