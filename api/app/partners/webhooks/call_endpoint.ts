import { now } from '#core/time'
import type WebhookEndpoint from '#partners/webhook_endpoint'
import { postWebhook, type CallResult } from '#partners/webhooks/post_webhook'
import { signedHeaders } from '#partners/webhooks/sign'

interface SentCall extends CallResult {
  headers: Record<string, string>
  body: string
}

/** Signs with the time of this attempt; `webhookId` is that of all attempts. */
export async function callEndpoint(endpoint: WebhookEndpoint, webhookId: string, envelope: object): Promise<SentCall> {
  const body = JSON.stringify(envelope)
  const headers = signedHeaders(endpoint.secrets, { webhookId, timestamp: now().toUnixInteger(), body })
  return { ...(await postWebhook({ url: endpoint.url, headers, body })), headers, body }
}
