import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { fromStored, now, toStored } from '#core/time'
import WebhookDelivery from '#partners/webhook_delivery'
import { callEndpoint } from '#partners/webhooks/call_endpoint'
import { settleDelivery } from '#partners/webhooks/settle_delivery'
import { DeliveryState, WebhookLimit } from '#partners/webhooks/terms'

const callsAtOnce = 20
const callsPerEndpoint = 4
/** Longer than a call. A process that dies leaves the delivery until then: it is sent at least once. */
const leaseSeconds = 4 * WebhookLimit.timeoutSeconds

/** Sends what is due, until `deadline` (milliseconds of `performance.now()`). */
export async function sendDueDeliveries(deadline = Infinity): Promise<void> {
  const endpointIds = await endpointsWithDue()
  // The first call of every endpoint comes before the second of any, so that a slow one delays only itself.
  const lanes = Array.from({ length: callsPerEndpoint }, () => endpointIds).flat()
  const work = async () => {
    for (let id = lanes.shift(); id !== undefined; id = lanes.shift()) {
      while (performance.now() < deadline && (await sendNext(id)));
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work))
}

/** False when nothing of the endpoint is due. */
async function sendNext(endpointId: number): Promise<boolean> {
  const delivery = await claimNext(endpointId)
  if (!delivery) return false
  const { webhookEvent: event, webhookEndpoint: endpoint } = delivery
  await settleDelivery(delivery, await callEndpoint(endpoint, event.publicId, event.envelope))
  return true
}

function dueDeliveries() {
  const at = toStored(now())
  return db
    .from('webhook_deliveries as d')
    .join('webhook_endpoints as e', 'e.id', 'd.webhook_endpoint_id')
    .join('service_accounts as a', 'a.id', 'e.service_account_id')
    .whereNull('e.disabled_at')
    .whereNull('a.disabled_at')
    .where((paused) => void paused.whereNull('e.paused_until').orWhere('e.paused_until', '<=', at))
    .where((due) => {
      void due.where(
        (waiting) => void waiting.where('d.state', DeliveryState.Waiting).where('d.next_attempt_at', '<=', at)
      )
      void due.orWhere((lost) => void lost.where('d.state', DeliveryState.Sending).where('d.leased_until', '<=', at))
    })
}

async function endpointsWithDue(): Promise<number[]> {
  const rows = await dueDeliveries().distinct('e.id as id').orderBy('id')
  return rows.map(({ id }) => id)
}

/** One of the first, because other lanes and processes claim too. */
async function claimNext(endpointId: number): Promise<WebhookDelivery | null> {
  for (;;) {
    const rows: { id: number; attempts: number; state: DeliveryState; runToken: string | null }[] =
      await dueDeliveries()
        .where('d.webhook_endpoint_id', endpointId)
        .orderBy('d.next_attempt_at')
        .orderBy('d.id')
        .limit(callsPerEndpoint)
        .select('d.id', 'd.attempts', 'd.state', 'd.run_token as runToken')
    if (!rows.length) return null
    for (const { id, attempts, state, runToken: before } of rows) {
      const runToken = randomUUID()
      const claimed = await db
        .from('webhook_deliveries')
        .where({ id, state, attempts })
        .where((same) => void (before === null ? same.whereNull('run_token') : same.where('run_token', before)))
        .update({
          state: DeliveryState.Sending,
          attempts: attempts + 1,
          run_token: runToken,
          leased_until: toStored(now().plus({ seconds: leaseSeconds })),
          updated_at: toStored(now()),
        })
      if (Number(claimed) !== 1) continue
      return WebhookDelivery.query()
        .where({ id, runToken })
        .preload('webhookEvent')
        .preload('webhookEndpoint')
        .firstOrFail()
    }
  }
}

/** When the next delivery is due, if that is within a minute: the schedule finds the others. */
export async function secondsUntilNext(): Promise<number | null> {
  const soon = toStored(now().plus({ minutes: 1 }))
  const row = await db
    .from('webhook_deliveries as d')
    .join('webhook_endpoints as e', 'e.id', 'd.webhook_endpoint_id')
    .whereNull('e.disabled_at')
    .where('d.state', DeliveryState.Waiting)
    .where('d.next_attempt_at', '<=', soon)
    .min('d.next_attempt_at as at')
    .first()
  if (!row?.at) return null
  return Math.max(1, Math.ceil(fromStored(row.at).diff(now()).as('seconds')))
}
