import type { DateTime } from 'luxon'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { countCall } from '#partners/webhooks/metrics'
import { notifyDisabled } from '#partners/webhooks/notify_disabled'
import type WebhookDelivery from '#partners/webhook_delivery'
import WebhookEndpoint from '#partners/webhook_endpoint'
import type { CallResult } from '#partners/webhooks/post_webhook'
import { pauseAfter } from '#partners/webhooks/retry_schedule'
import { DeliveryState, DisabledReason, WebhookLimit } from '#partners/webhooks/terms'

/** The endpoint is busy: its other deliveries wait too. */
const busyStatuses = [429, 502, 504]
const busySeconds = 30
const maxRetryAfterSeconds = 3600

/** Stores the result of a call, unless its lease ended and another process took the delivery. */
export async function settleDelivery(delivery: WebhookDelivery, result: CallResult): Promise<void> {
  countCall(result)
  await transaction(async (trx) => {
    const endpoint = await WebhookEndpoint.query({ client: trx })
      .where('id', delivery.webhookEndpointId)
      .forUpdate()
      .first()
    if (!endpoint) return
    const isSettled = await store(trx, delivery, result)
    if (!isSettled) return
    if (!result.error) await markWorking(endpoint)
    else await markFailing(trx, endpoint, result)
  })
}

async function store(trx: Trx, { id, runToken, attempts }: WebhookDelivery, result: CallResult): Promise<boolean> {
  const stored = await trx
    .from('webhook_deliveries')
    .where({ id, run_token: runToken, state: DeliveryState.Sending })
    .update({
      ...nextState(attempts, result),
      run_token: null,
      leased_until: null,
      last_status: result.status,
      last_ms: result.ms,
      last_error: result.error,
      response_start: result.responseStart,
      updated_at: toStored(now()),
    })
  return Number(stored) === 1
}

function nextState(attempts: number, result: CallResult) {
  if (!result.error) {
    return { state: DeliveryState.Delivered, next_attempt_at: null, delivered_at: toStored(now()) }
  }
  const pause = result.status === 410 ? null : pauseAfter(attempts)
  if (pause === null) return { state: DeliveryState.Failed, next_attempt_at: null }
  const seconds = Math.max(pause, busyFor(result) ?? 0)
  return { state: DeliveryState.Waiting, next_attempt_at: toStored(now().plus({ seconds })) }
}

/** Seconds that the endpoint wants to be left alone. */
function busyFor({ status, retryAfterSeconds }: CallResult): number | null {
  if (retryAfterSeconds) return Math.min(retryAfterSeconds, maxRetryAfterSeconds)
  return status && busyStatuses.includes(status) ? busySeconds : null
}

async function markWorking(endpoint: WebhookEndpoint): Promise<void> {
  if (!endpoint.failures && !endpoint.pausedUntil) return
  await endpoint.merge({ failingSince: null, failures: 0, pausedUntil: null }).save()
}

async function markFailing(trx: Trx, endpoint: WebhookEndpoint, result: CallResult): Promise<void> {
  const failingSince = endpoint.failingSince ?? now()
  const failures = endpoint.failures + 1
  const busy = busyFor(result)
  const pausedUntil = busy ? now().plus({ seconds: busy }) : endpoint.pausedUntil
  endpoint.merge({ failingSince, failures, pausedUntil })
  const reason =
    result.status === 410 ? DisabledReason.Gone : isGivenUp(failingSince, failures) && DisabledReason.Failing
  const isDisabled = reason && !endpoint.disabledAt
  if (isDisabled) endpoint.merge({ disabledAt: now(), disabledReason: reason })
  await endpoint.save()
  if (isDisabled) await notifyDisabled(trx, endpoint)
}

function isGivenUp(failingSince: DateTime, failures: number): boolean {
  return failures >= WebhookLimit.failures && failingSince <= now().minus({ hours: WebhookLimit.failingHours })
}
