import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import ServiceAccount from '#partners/service_account'
import WebhookEndpoint from '#partners/webhook_endpoint'
import WebhookEvent from '#partners/webhook_event'
import { DeliveryState } from '#partners/webhooks/terms'

const batch = 200

export async function publishWaitingEvents(): Promise<void> {
  for (;;) {
    const rows: { id: number }[] = await db
      .from('webhook_events')
      .whereNull('position')
      .distinct('service_account_id as id')
      .limit(batch)
    for (const { id } of rows) await publishEventsOf(id)
    if (rows.length < batch) return
  }
}

/**
 * Gives the new events of an account their places in its feed. Ids become visible out of order, so a cursor by id could
 * skip one. The lock of the account comes first.
 */
export async function publishEventsOf(accountId: number): Promise<void> {
  let published: number
  do published = await transaction((trx) => publish(trx, accountId))
  while (published === batch)
}

async function publish(trx: Trx, accountId: number): Promise<number> {
  const account = await ServiceAccount.query({ client: trx }).where('id', accountId).forUpdate().firstOrFail()
  const events = await WebhookEvent.query({ client: trx })
    .where('serviceAccountId', accountId)
    .whereNull('position')
    .orderBy('id')
    .limit(batch)
  if (!events.length) return 0
  for (const [at, event] of events.entries()) await event.merge({ position: account.lastPosition + at + 1 }).save()
  await account.merge({ lastPosition: account.lastPosition + events.length }).save()

  const endpoints = await WebhookEndpoint.query({ client: trx })
    .where('serviceAccountId', accountId)
    .whereNull('disabledAt')
  const at = toStored(now())
  const deliveries = events.flatMap(({ id, eventType }) =>
    endpoints
      .filter(({ types }) => types.includes(eventType))
      .map((endpoint) => ({
        webhook_event_id: id,
        webhook_endpoint_id: endpoint.id,
        state: DeliveryState.Waiting,
        next_attempt_at: at,
        created_at: at,
      }))
  )
  if (deliveries.length) await trx.table('webhook_deliveries').multiInsert(deliveries)
  return events.length
}
