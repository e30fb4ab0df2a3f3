import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { WebhookDeliverySchema } from '#core/schema'
import WebhookEndpoint from '#partners/webhook_endpoint'
import WebhookEvent from '#partners/webhook_event'
import type { CallError, DeliveryState } from '#partners/webhooks/terms'

export default class WebhookDelivery extends WebhookDeliverySchema {
  declare state: DeliveryState
  declare lastError: CallError | null

  @belongsTo(() => WebhookEvent)
  declare webhookEvent: BelongsTo<typeof WebhookEvent>

  @belongsTo(() => WebhookEndpoint)
  declare webhookEndpoint: BelongsTo<typeof WebhookEndpoint>
}
