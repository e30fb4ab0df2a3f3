import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { nothingToAudit } from '#core/audit/audit'
import { requireKey } from '#core/http/service_keys/service_key'
import { toRfc3339 } from '#core/time'
import { webhookChangeValidator, webhookReplayValidator, webhookValidator } from '#partners/v1/webhook_validators'
import WebhookEndpoint from '#partners/webhook_endpoint'
import { changeSecret, deleteEndpoint, switchEndpoint } from '#partners/webhooks/change_endpoint'
import { findEndpoint, type EndpointKey } from '#partners/webhooks/locked_endpoint'
import { replayEvents } from '#partners/webhooks/replay_events'
import { createEndpoint, updateEndpoint } from '#partners/webhooks/save_endpoint'
import { testEndpoint } from '#partners/webhooks/test_endpoint'

const typesField = 'types'

/** The endpoints of the key's account. */
export default class WebhooksController {
  async index(ctx: HttpContext) {
    const { serviceAccountId } = requireKey(ctx)
    const endpoints = await WebhookEndpoint.query().where({ serviceAccountId }).orderBy('id')
    return { data: endpoints.map(toWebhook) }
  }

  async store(ctx: HttpContext) {
    const { url, types } = await ctx.request.validateUsing(webhookValidator)
    const { serviceAccountId } = requireKey(ctx)
    const form = { url, eventTypes: types, typesField } as const
    const { webhookEndpointId: id, secret } = await createEndpoint(ctx, serviceAccountId, form)
    return { ...toWebhook(await findEndpoint({ id })), secret }
  }

  async update(ctx: HttpContext) {
    const { url, types, disabled } = await ctx.request.validateUsing(webhookChangeValidator)
    const key = keyOf(ctx)
    const now = await findEndpoint(key)
    nothingToAudit(ctx)
    // An address that no longer resolves can be disabled, but not saved.
    if (url ?? types) {
      await updateEndpoint(ctx, key, { url: url ?? now.url, eventTypes: types ?? now.types, typesField })
    }
    if (disabled !== undefined) await switchEndpoint(ctx, key, disabled)
    return toWebhook(await findEndpoint(key))
  }

  async destroy(ctx: HttpContext) {
    const key = keyOf(ctx)
    await deleteEndpoint(ctx, key)
    return { id: key.id, deleted: true }
  }

  async changeSecret(ctx: HttpContext) {
    const key = keyOf(ctx)
    const { secret } = await changeSecret(ctx, key)
    return { ...toWebhook(await findEndpoint(key)), secret }
  }

  test(ctx: HttpContext) {
    return testEndpoint(keyOf(ctx))
  }

  async replay(ctx: HttpContext) {
    const { from, to, types, ids } = await ctx.request.validateUsing(webhookReplayValidator)
    const range = { from: from ? DateTime.fromISO(from) : undefined, to: to ? DateTime.fromISO(to) : undefined }
    return { events: await replayEvents(ctx, keyOf(ctx), { ...range, types, ids }) }
  }
}

function keyOf(ctx: HttpContext): EndpointKey & { serviceAccountId: number } {
  return { id: Number(ctx.params.id), serviceAccountId: requireKey(ctx).serviceAccountId }
}

function toWebhook(endpoint: WebhookEndpoint) {
  return {
    id: endpoint.id,
    url: endpoint.url,
    types: endpoint.types,
    disabled: endpoint.disabledAt !== null,
    disabledReason: endpoint.disabledReason,
    failingSince: toRfc3339(endpoint.failingSince),
    createdAt: toRfc3339(endpoint.createdAt)!,
    /** Until then the previous secret signs too. */
    previousSecretEndsAt: endpoint.secrets.length > 1 ? toRfc3339(endpoint.previousSecretEndsAt) : null,
  }
}
