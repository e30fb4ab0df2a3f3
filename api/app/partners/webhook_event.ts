import { WebhookEventSchema } from '#core/schema'
import type { EventType } from '#messages/partner_events/terms'

/** For one service account. `position` is its place in the feed. */
export default class WebhookEvent extends WebhookEventSchema {
  declare eventType: EventType

  /** What endpoints and the feed get. `sequence` rises with every event. */
  get envelope() {
    return {
      type: this.eventType,
      timestamp: this.createdAt.toUTC().toISO({ suppressMilliseconds: true })!,
      sequence: this.id,
      data: JSON.parse(this.payload) as Record<string, unknown>,
    }
  }
}
