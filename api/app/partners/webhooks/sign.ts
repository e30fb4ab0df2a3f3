import { createHmac } from 'node:crypto'

interface SignedCall {
  webhookId: string
  /** Unix seconds of the attempt. */
  timestamp: number
  body: string
}

/** The headers of Standard Webhooks 1.0.0; a signature per secret, newest first. */
export function signedHeaders(secrets: string[], call: SignedCall): Record<string, string> {
  return {
    'webhook-id': call.webhookId,
    'webhook-timestamp': String(call.timestamp),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, call)).join(' '),
  }
}

function signatureOf(secret: string, { webhookId, timestamp, body }: SignedCall): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${webhookId}.${timestamp}.${body}`).digest('base64')}`
}
