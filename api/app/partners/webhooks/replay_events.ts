import type { HttpContext } from '@adonisjs/core/http'
import type { DateTime } from 'luxon'
import { audit } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { EventDays, type EventType } from '#messages/partner_events/terms'
import WebhookEvent from '#partners/webhook_event'
import { withLockedEndpoint, type EndpointKey } from '#partners/webhooks/locked_endpoint'
import { DeliveryState, webhookMessages as messages, WebhookLimit } from '#partners/webhooks/terms'

interface Replay {
  /** Included. */
  from?: DateTime
  /** Excluded. */
  to?: DateTime
  types?: EventType[]
  /** Ids of events (`webhook-id`). */
  ids?: string[]
}

const batch = 500

/** Sends events again with the ids that they have. @returns how many @throws NotFound; UserError */
export async function replayEvents(ctx: HttpContext, key: EndpointKey, replay: Replay): Promise<number> {
  const { from, to, types, ids } = replay
  const oldest = now().minus({ days: EventDays })
  if (!ids && (!from || !to || from >= to || from < oldest.minus({ days: 1 }))) {
    throw new UserError(messages.range, { code: 'replay-range-invalid', field: 'from' })
  }
  return withLockedEndpoint(key, async (trx, { endpoint, account }) => {
    const query = WebhookEvent.query({ client: trx })
      .where('serviceAccountId', account.id)
      .whereNotNull('position')
      .whereIn('eventType', types ?? endpoint.types)
    if (ids) void query.whereIn('publicId', ids)
    if (from) void query.where('createdAt', '>=', toStored(from))
    if (to) void query.where('createdAt', '<', toStored(to))
    const events = await query
      .select('id')
      .orderBy('id')
      .limit(WebhookLimit.replays + 1)
    if (!events.length) throw new UserError(messages.nothingToReplay, { code: 'nothing-to-replay' })
    if (events.length > WebhookLimit.replays) {
      throw new UserError(messages.tooManyEvents, { code: 'too-many-events', field: 'from' })
    }
    const eventIds = events.map(({ id }) => id)
    for (let at = 0; at < eventIds.length; at += batch) {
      await sendAgain(trx, endpoint.id, eventIds.slice(at, at + batch))
    }
    await audit(trx, ctx, {
      action: 'webhook-endpoint.replay',
      object: `service-account:${account.id}`,
      after: { url: endpoint.url, events: eventIds.length },
    })
    return eventIds.length
  })
}

async function sendAgain(trx: Trx, endpointId: number, eventIds: number[]): Promise<void> {
  const at = toStored(now())
  const own = () =>
    trx.from('webhook_deliveries').where('webhook_endpoint_id', endpointId).whereIn('webhook_event_id', eventIds)
  const known: { id: number }[] = await own().select('webhook_event_id as id')
  await own()
    .whereNot('state', DeliveryState.Sending)
    .update({ state: DeliveryState.Waiting, attempts: 0, next_attempt_at: at, delivered_at: null, updated_at: at })
  const isKnown = new Set(known.map(({ id }) => id))
  const rows = eventIds
    .filter((id) => !isKnown.has(id))
    .map((id) => ({
      webhook_event_id: id,
      webhook_endpoint_id: endpointId,
      state: DeliveryState.Waiting,
      next_attempt_at: at,
      created_at: at,
    }))
  if (rows.length) await trx.table('webhook_deliveries').multiInsert(rows)
}
