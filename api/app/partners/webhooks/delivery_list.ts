import { pageOfRows } from '#core/paginate'
import { toWireTime } from '#core/time'
import type { EventType } from '#messages/partner_events/terms'
import WebhookDelivery from '#partners/webhook_delivery'
import { findEndpoint } from '#partners/webhooks/locked_endpoint'
import type { DeliveryState } from '#partners/webhooks/terms'

interface DeliveryFilter {
  state?: DeliveryState
  eventType?: EventType
  page?: number
  pageSize?: number
}

/** Newest first. @throws NotFound */
export async function deliveryList(endpointId: number, { state, eventType, page, pageSize }: DeliveryFilter) {
  await findEndpoint({ id: endpointId })
  const found = () => {
    const query = WebhookDelivery.query().where('webhookEndpointId', endpointId)
    if (state) void query.where('webhook_deliveries.state', state)
    if (eventType) void query.whereHas('webhookEvent', (event) => void event.where('eventType', eventType))
    return query
  }
  const { ids, total, more } = await pageOfRows(found, { id: 'webhook_deliveries.id', page, pageSize })
  const deliveries = await WebhookDelivery.query().whereIn('id', ids).preload('webhookEvent').orderBy('id', 'desc')
  return { deliveries: deliveries.map(toDelivery), total, more }
}

function toDelivery(delivery: WebhookDelivery) {
  const { webhookEvent: event } = delivery
  return {
    webhookDeliveryId: delivery.id,
    webhookId: event.publicId,
    eventType: event.eventType,
    subject: event.subject,
    payload: event.payload,
    state: delivery.state,
    attempts: delivery.attempts,
    lastStatus: delivery.lastStatus,
    lastMs: delivery.lastMs,
    lastError: delivery.lastError,
    responseStart: delivery.responseStart,
    nextAttemptTime: toWireTime(delivery.nextAttemptAt),
    deliveredTime: toWireTime(delivery.deliveredAt),
    createdTime: toWireTime(event.createdAt),
  }
}
