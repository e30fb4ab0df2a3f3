import { toWireTime } from '#core/time'
import { subscribable } from '#messages/partner_events/terms'
import ServiceAccount from '#partners/service_account'
import WebhookEndpoint from '#partners/webhook_endpoint'
import { DeliveryState } from '#partners/webhooks/terms'
import { NotFound } from '#core/errors'
import db from '@adonisjs/lucid/services/db'

/** @throws NotFound */
export async function endpointList(serviceAccountId: number) {
  const account = await ServiceAccount.find(serviceAccountId)
  if (!account) throw new NotFound()
  const endpoints = await WebhookEndpoint.query().where({ serviceAccountId }).orderBy('id')
  const waiting = await waitingByEndpoint(endpoints.map(({ id }) => id))
  return {
    eventTypes: subscribable(account.kind),
    webhookEndpoints: endpoints.map((endpoint) => ({
      webhookEndpointId: endpoint.id,
      url: endpoint.url,
      eventTypes: endpoint.types,
      disabled: endpoint.disabledAt !== null,
      disabledReason: endpoint.disabledReason,
      failingTime: toWireTime(endpoint.failingSince),
      failures: endpoint.failures,
      waiting: waiting.get(endpoint.id) ?? 0,
      secretOverlapTime: endpoint.secrets.length > 1 ? toWireTime(endpoint.previousSecretEndsAt) : null,
      lockVersion: endpoint.lockVersion,
      createdTime: toWireTime(endpoint.createdAt),
    })),
  }
}

async function waitingByEndpoint(ids: number[]): Promise<Map<number, number>> {
  if (!ids.length) return new Map()
  const rows = await db
    .from('webhook_deliveries')
    .whereIn('webhook_endpoint_id', ids)
    .whereIn('state', [DeliveryState.Waiting, DeliveryState.Sending])
    .groupBy('webhook_endpoint_id')
    .select('webhook_endpoint_id as id')
    .count('* as total')
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}
