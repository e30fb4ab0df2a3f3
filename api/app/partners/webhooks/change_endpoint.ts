import type { HttpContext } from '@adonisjs/core/http'
import { audit, nothingToAudit } from '#core/audit/audit'
import { now, toStored } from '#core/time'
import { withLockedEndpoint, type EndpointKey } from '#partners/webhooks/locked_endpoint'
import type { CreatedEndpoint } from '#partners/webhooks/save_endpoint'
import { createSecret, sealSecret } from '#partners/webhook_secret'
import { DeliveryState, DisabledReason, WebhookLimit } from '#partners/webhooks/terms'

/** Enabling forgets the failures and sends at once what waits. @throws NotFound */
export async function switchEndpoint(ctx: HttpContext, key: EndpointKey, disabled: boolean): Promise<void> {
  await withLockedEndpoint(key, async (trx, { endpoint, account }) => {
    if (Boolean(endpoint.disabledAt) === disabled) return nothingToAudit(ctx)
    endpoint.merge({
      disabledAt: disabled ? now() : null,
      disabledReason: disabled ? DisabledReason.Admin : null,
      failingSince: null,
      failures: 0,
      pausedUntil: null,
      lockVersion: endpoint.lockVersion + 1,
    })
    await endpoint.save()
    if (!disabled) {
      await trx
        .from('webhook_deliveries')
        .where({ webhook_endpoint_id: endpoint.id, state: DeliveryState.Waiting })
        .update({ next_attempt_at: toStored(now()), attempts: 0 })
    }
    await audit(trx, ctx, {
      action: 'webhook-endpoint.update',
      object: `service-account:${account.id}`,
      before: { disabled: !disabled },
      after: { disabled, url: endpoint.url },
    })
  })
}

/** For a day the old secret signs too. @throws NotFound */
export async function changeSecret(ctx: HttpContext, key: EndpointKey): Promise<CreatedEndpoint> {
  return withLockedEndpoint(key, async (trx, { endpoint, account }) => {
    const secret = createSecret()
    endpoint.merge({
      previousSecretCipher: endpoint.secretCipher,
      previousSecretEndsAt: now().plus({ hours: WebhookLimit.overlapHours }),
      secretCipher: sealSecret(secret),
      lockVersion: endpoint.lockVersion + 1,
    })
    await endpoint.save()
    await audit(trx, ctx, {
      action: 'webhook-endpoint.change-secret',
      object: `service-account:${account.id}`,
      after: { url: endpoint.url },
    })
    return { webhookEndpointId: endpoint.id, secret }
  })
}

/** With its deliveries; the events stay in the feed. @throws NotFound */
export async function deleteEndpoint(ctx: HttpContext, key: EndpointKey): Promise<void> {
  await withLockedEndpoint(key, async (trx, { endpoint, account }) => {
    await endpoint.delete()
    await audit(trx, ctx, {
      action: 'webhook-endpoint.delete',
      object: `service-account:${account.id}`,
      before: endpoint.auditRecord(),
      after: null,
    })
  })
}
