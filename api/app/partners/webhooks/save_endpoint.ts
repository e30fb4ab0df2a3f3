import type { HttpContext } from '@adonisjs/core/http'
import { audit, differences } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { subscribable, type EventType } from '#messages/partner_events/terms'
import ServiceAccount from '#partners/service_account'
import WebhookEndpoint from '#partners/webhook_endpoint'
import { withLockedEndpoint, type EndpointKey } from '#partners/webhooks/locked_endpoint'
import { checkUrl } from '#partners/webhooks/public_addresses'
import { createSecret, sealSecret } from '#partners/webhook_secret'
import { webhookMessages as messages, WebhookLimit } from '#partners/webhooks/terms'

interface EndpointForm {
  url: string
  eventTypes: EventType[]
  /** What the caller names the event types. */
  typesField?: 'eventTypes' | 'types'
}

/** The secret is returned once. */
export interface CreatedEndpoint {
  webhookEndpointId: number
  secret: string
}

/** @throws NotFound; UserError at the field */
export async function createEndpoint(
  ctx: HttpContext,
  accountId: number,
  form: EndpointForm
): Promise<CreatedEndpoint> {
  const url = await checkUrl(form.url)
  return transaction(async (trx) => {
    const account = await ServiceAccount.locked(trx, accountId)
    ensureSubscribable(account, form)
    const others = await endpointsOf(trx, accountId)
    if (others.length >= WebhookLimit.endpoints) throw new UserError(messages.tooMany, { code: 'too-many-webhooks' })
    ensureUnusedUrl(others, url)
    const secret = createSecret()
    const eventTypes = JSON.stringify([...new Set(form.eventTypes)])
    const row = { serviceAccountId: accountId, url, eventTypes, secretCipher: sealSecret(secret) }
    const endpoint = await WebhookEndpoint.create(row, { client: trx })
    const after = (await endpoint.refresh()).auditRecord()
    await audit(trx, ctx, { action: 'webhook-endpoint.create', object: `service-account:${accountId}`, after })
    return { webhookEndpointId: endpoint.id, secret }
  })
}

/** @throws NotFound; UserError at the field */
export async function updateEndpoint(
  ctx: HttpContext,
  key: EndpointKey,
  { lockVersion, ...form }: EndpointForm & { lockVersion?: number }
): Promise<void> {
  const url = await checkUrl(form.url)
  await withLockedEndpoint(key, async (trx, { endpoint, account }) => {
    if (lockVersion !== undefined && lockVersion !== endpoint.lockVersion) throw new UserError(messages.changed)
    ensureSubscribable(account, form)
    ensureUnusedUrl(
      (await endpointsOf(trx, account.id)).filter(({ id }) => id !== endpoint.id),
      url
    )
    const before = endpoint.auditRecord()
    const eventTypes = JSON.stringify([...new Set(form.eventTypes)])
    await endpoint.merge({ url, eventTypes, lockVersion: endpoint.lockVersion + 1 }).save()
    const changes = differences(before, endpoint.auditRecord())
    await audit(trx, ctx, { action: 'webhook-endpoint.update', object: `service-account:${account.id}`, ...changes })
  })
}

const endpointsOf = (trx: Trx, serviceAccountId: number) =>
  WebhookEndpoint.query({ client: trx }).where({ serviceAccountId })

function ensureSubscribable({ kind }: ServiceAccount, { eventTypes, typesField: field = 'eventTypes' }: EndpointForm) {
  const known = subscribable(kind)
  if (eventTypes.some((type) => !known.includes(type))) {
    throw new UserError(messages.eventTypeUnknown, { code: 'event-type-unknown', field })
  }
}

function ensureUnusedUrl(others: WebhookEndpoint[], url: string): void {
  const isTaken = others.some((other) => other.url === url)
  if (isTaken) throw new UserError(messages.urlTaken, { code: 'url-taken', field: 'url' })
}
