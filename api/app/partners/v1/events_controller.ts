import type { HttpContext } from '@adonisjs/core/http'
import { requireKey } from '#core/http/service_keys/service_key'
import { eventPageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'
import WebhookEvent from '#partners/webhook_event'
import { publishEventsOf } from '#partners/webhooks/publish_events'

export default class EventsController {
  /** The feed of the account, oldest first, for systems that cannot be called. The last cursor stays valid. */
  async index(ctx: HttpContext) {
    const { types, ...page } = await ctx.request.validateUsing(eventPageValidator)
    const { serviceAccountId } = requireKey(ctx)
    const waiting = await WebhookEvent.query().where({ serviceAccountId }).whereNull('position').first()
    if (waiting) await publishEventsOf(serviceAccountId)
    const events = WebhookEvent.query().where({ serviceAccountId }).where('position', '>', cursorOf(page)[0])
    if (types) void events.whereIn('eventType', types)
    const rows = await events.orderBy('position').limit(limitOf(page) + 1)
    return toPage(rows, { limit: limitOf(page), toItem: toEvent, cursor: ({ position }) => position! })
  }
}

function toEvent(event: WebhookEvent) {
  return { id: event.publicId, ...event.envelope, cursor: String(event.position) }
}
