import { randomUUID } from 'node:crypto'
import { now } from '#core/time'
import { callEndpoint } from '#partners/webhooks/call_endpoint'
import { findEndpoint, type EndpointKey } from '#partners/webhooks/locked_endpoint'

/** Calls the endpoint at once, also a disabled one, and shows what was sent and answered. @throws NotFound */
export async function testEndpoint(key: EndpointKey) {
  const endpoint = await findEndpoint(key)
  const envelope = {
    type: 'webhook.test' as const,
    timestamp: now().startOf('second').toUTC().toISO({ suppressMilliseconds: true })!,
    sequence: 0,
    data: { message: '筑学测试事件' },
  }
  const { status, error, ms, responseStart, headers, body } = await callEndpoint(
    endpoint,
    `msg_${randomUUID().replaceAll('-', '')}`,
    envelope
  )
  return { status, error, ms, responseStart, request: { headers, body } }
}
